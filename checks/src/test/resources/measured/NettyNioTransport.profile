# uncontended-profile 1
# recorded seconds=60 carry=0 recordings=1 threads=32
# thresholds cpu=0.02
# kind	site	callee	object	count	amount	max	threads	carry
cpu	shop.Handler#read()V	io.netty.channel.nio.NioEventLoop#run()V	-	4000	40000	10	32	0,0
cpu	shop.Other#run()V	java.lang.String#format(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;	-	6000	60000	10	32	0,0

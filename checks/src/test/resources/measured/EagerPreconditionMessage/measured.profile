# uncontended-profile 1
# recorded seconds=24 carry=0 recordings=1 threads=32
# thresholds monitor=0.001 park=0.001
# kind	site	callee	object	count	amount	max	threads	carry
cpu	measured.Measured#check(ZLjava/lang/String;)V	java.lang.String#format(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;	-	60	1200	120	4	0,0
cpu	measured.Measured#check(ZLjava/lang/String;)V	measured.Measured#describe(Ljava/lang/String;)Ljava/lang/String;	-	60	1200	120	4	0,0
alloc	measured.Measured#start(ZLjava/lang/String;)V	java.lang.String#format(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;	byte[]	600	1200000000	2000	3	0,0

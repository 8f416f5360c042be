# uncontended-profile 1
# recorded seconds=24 carry=0 recordings=1 threads=32
# thresholds monitor=0.001 park=0.001
# kind	site	callee	object	count	amount	max	threads	carry
cpu	measured.Measured#any(Ljava/util/List;)Z	java.util.stream.ReferencePipeline#anyMatch(Ljava/util/function/Predicate;)Z	-	60	1200	120	4	0,0

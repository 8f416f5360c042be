# uncontended-profile 1
# recorded seconds=60 carry=0 recordings=1 threads=32
# thresholds cpu=0.02 monitor=0.001
# kind	site	callee	object	count	amount	max	threads	carry
cpu	testdata.Measured#busy(J)V	testdata.Measured#busy(J)V	-	4000	40000	10	32	0,0
monitor	testdata.Measured#record(J)V	-	testdata.Measured	9500	55000	190	32	0,0
monitor	testdata.Measured#refresh(Ljava/lang/String;)V	-	testdata.Measured	9500	55000	190	32	0,0

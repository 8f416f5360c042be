# uncontended-profile 1
# recorded seconds=24 carry=0 recordings=1 threads=32
# thresholds monitor=0.001 park=0.001
# kind	site	callee	object	count	amount	max	threads	carry
alloc	measured.Measured#<init>(Lmeasured/Measured$Config;)V	-	byte[]	600	1200000000	2000	3	0,0
alloc	measured.Measured#<init>(Lmeasured/Measured$Config;)V	java.lang.StringBuilder#<init>(I)V	byte[]	300	600000000	2000	3	0,0
alloc	measured.Measured#<init>(Lmeasured/Measured$Config;)V	java.nio.ByteBuffer#allocate(I)Ljava/nio/ByteBuffer;	byte[]	300	600000000	2000	3	0,0

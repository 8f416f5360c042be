# uncontended-profile 1
# recorded seconds=24 carry=0 recordings=1 threads=32
# thresholds monitor=0.001 park=0.001
# kind	site	callee	object	count	amount	max	threads	carry
monitor	heat.Measured#<init>()V	heat.Measured#probe(I)I	heat.Measured	20	2000	200	8	0,0
monitor	heat.Measured#<clinit>()V	heat.Measured#probe(Ljava/lang/String;)I	java.lang.Class	30	3000	300	8	0,0
monitor	heat.Measured#handle(I)V	heat.Measured#probe()I	java.lang.Class	9500	55000	5500	32	0,0
park	heat.Measured#erased([Ljava/lang/Comparable;Ljava/util/List;[I)V	heat.Measured#probe()I	java.util.concurrent.locks.ReentrantLock$NonfairSync	3	8000	2900	2	0,0
monitor	heat.Measured#lambda(*)	heat.Measured#probe()I	java.lang.Class	40	4000	400	4	0,0
monitor	heat.Measured#nested(*)	heat.Measured#probe()I	java.lang.Class	50	5000	500	4	0,0
monitor	heat.Measured#<init>(*)	heat.Measured#probe()I	java.lang.Class	60	6000	600	4	0,0
monitor	heat.Measured#<clinit>(*)	heat.Measured#probe()I	java.lang.Class	70	7000	700	4	0,0
monitor	heat.Measured$1#run()V	heat.Measured#probe()I	java.lang.Class	80	8000	800	4	0,0
monitor	heat.Measured#measuredBeatsCold()V	heat.Measured#probe(J)I	java.lang.Class	90	9000	900	4	0,0
cpu	heat.Measured#work()V	heat.Measured#probe()I	-	60	1200	120	1	0,0
cpu	heat.Measured#work()V	heat.Measured#probe(I)I	-	4	80	8	1	0,0
alloc	heat.Measured#work()V	heat.Measured#probe(Ljava/lang/String;)I	byte[]	600	1200000000	2000	3	0,0
monitor	heat.Measured#probedWhole(I)I	-	heat.Measured	200	10000	1000	5	0,0
monitor	heat.Measured#probedWhole(I)I	java.util.Vector#size()I	java.util.Vector	10	1000	100	4	0,0
monitor	heat.Measured$Inner#<init>(Lheat/Measured;Ljava/lang/String;)V	heat.Measured#probe()I	java.lang.Class	120	12000	1200	4	0,0
monitor	heat.Measured$Colour#<init>(Ljava/lang/String;II)V	heat.Measured#probe()I	java.lang.Class	130	13000	1300	4	0,0
monitor	heat.Measured$1Local#<init>(Lheat/Measured;JI)V	heat.Measured#probe(I)I	java.lang.Class	140	14000	1400	4	0,0
monitor	heat.Measured$Pair#<init>(II)V	heat.Measured#probe()I	java.lang.Class	150	15000	1500	4	0,0
pinned	heat.Measured#dispatched(Lheat/Measured$Base;Lheat/Measured$Stranger;)V	heat.Measured$Derived#probe()I	-	160	16000	1600	4	0,0
alloc	heat.Measured#allocates(Z)Ljava/lang/Object;	-	heat.Measured$Allocated	900	2100000000	3000	3	0,0

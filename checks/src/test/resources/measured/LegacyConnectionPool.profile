# uncontended-profile 1
# recorded seconds=60 carry=0 recordings=1 threads=32
# thresholds monitor=0.001
# kind	site	callee	object	count	amount	max	threads	carry
monitor	shop.Orders#find(J)V	com.mchange.v2.c3p0.impl.AbstractPoolBackedDataSource#getConnection()Ljava/sql/Connection;	com.mchange.v2.resourcepool.BasicResourcePool	9500	55000	190	32	0,0

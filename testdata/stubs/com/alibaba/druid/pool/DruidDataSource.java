package com.alibaba.druid.pool;

public class DruidDataSource extends DruidAbstractDataSource {}

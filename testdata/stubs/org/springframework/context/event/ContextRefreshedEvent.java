package org.springframework.context.event;

public class ContextRefreshedEvent {}

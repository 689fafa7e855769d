/**
 * The HTTP face of the order service: an embedded server, started by a program, whose one filter ends bad input before a
 * database connection is taken, and endpoints that hand checked requests to {@code dev.onceledger.order} and write its answers
 * out byte for byte.
 */
package dev.onceledger.http;

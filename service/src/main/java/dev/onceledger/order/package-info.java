/**
 * One order request from its bytes to its answer: reading and normalising what the client sent, naming what is wrong with it as a
 * problem document, and the order transaction itself. Knows no servlet: the HTTP face calls it, and so does a timeline.
 */
package dev.onceledger.order;

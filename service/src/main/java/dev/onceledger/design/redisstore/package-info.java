/**
 * Article 002's design: a middleware that keeps keys and answers in Redis, with the time to live as the only thing that ends a
 * key whose request never came back, and the key deleted when an exception ends the request.
 */
package dev.onceledger.design.redisstore;

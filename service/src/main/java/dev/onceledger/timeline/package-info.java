/**
 * What a timeline says and what a run of it shows: a scripted retry story with its setup, requests, clients and ticks, and the
 * scene that an observer finds after each of them. Reading files, running and reporting lie in the packages beneath.
 */
package dev.onceledger.timeline;

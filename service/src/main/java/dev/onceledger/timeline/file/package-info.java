/** Reading timelines: the files that ship with onceledger, files of one's own, and exact words on what is wrong in one. */
package dev.onceledger.timeline.file;

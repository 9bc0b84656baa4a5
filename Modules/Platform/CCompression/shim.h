#pragma once

// What Swift cannot call itself: zlib's macros. Its state also has to stay where it is between calls.

#include <string.h>
#include <zlib.h>

// How many bytes so many can become at most.
static inline unsigned long compression_bound(unsigned long length) {
  // The frame of gzip has 12 bytes more than the one that is counted.
  return compressBound(length) + 12;
}

// Compresses bytes as gzip (RFC 1952). Answers how many were written; 0 where there was no room or no memory.
static inline unsigned long compression_gzip(
    const void *from, unsigned int length, void *to, unsigned int room, int level) {
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  if (deflateInit2(&stream, level, Z_DEFLATED, MAX_WBITS + 16, 8, Z_DEFAULT_STRATEGY) != Z_OK) return 0;
  stream.next_in = (Bytef *)from;
  stream.avail_in = length;
  stream.next_out = (Bytef *)to;
  stream.avail_out = room;
  int status = deflate(&stream, Z_FINISH);
  unsigned long written = stream.total_out;
  deflateEnd(&stream);
  return status == Z_STREAM_END ? written : 0;
}

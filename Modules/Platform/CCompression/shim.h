#pragma once

// Swift can't call zlib's macros, and zlib's state must not move between calls.

#include <string.h>
#include <zlib.h>

// The most bytes that a number of bytes can be compressed to.
static inline unsigned long compression_bound(unsigned long length) {
  // The frame of gzip has 12 bytes more than that of zlib, which is included.
  return compressBound(length) + 12;
}

// Compresses bytes as gzip (RFC 1952). Returns how many bytes were written; 0 if there was too little room or memory.
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

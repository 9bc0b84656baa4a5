import CSocialCompression
import Testing

/// Reads what was sent compressed.
enum Gunzip {
  static func bytes(of compressed: [UInt8], atMost limit: Int = 1 << 22) throws -> [UInt8] {
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    defer { stream.deallocate() }
    try #require(
      inflateInit2_(stream, MAX_WBITS + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK)
    defer { inflateEnd(stream) }
    var (input, result) = (compressed, [UInt8](repeating: 0, count: limit))
    let status = input.withUnsafeMutableBufferPointer { from in
      result.withUnsafeMutableBufferPointer { to in
        stream.pointee.next_in = from.baseAddress
        stream.pointee.avail_in = UInt32(from.count)
        stream.pointee.next_out = to.baseAddress
        stream.pointee.avail_out = UInt32(to.count)
        return inflate(stream, Z_FINISH)
      }
    }
    try #require(status == Z_STREAM_END)
    return Array(result.prefix(Int(stream.pointee.total_out)))
  }
}

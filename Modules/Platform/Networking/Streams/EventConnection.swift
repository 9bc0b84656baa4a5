/// One connection of a stream.
actor EventConnection {
  private let body: NetworkBytes
  private var decoder: EventDecoder

  init(_ body: NetworkBytes, decoder: EventDecoder) {
    self.body = body
    self.decoder = decoder
  }

  /// The next events: none, if what came wasn't one.
  ///
  /// Throws `interrupted` when the connection ends.
  func next() async throws(NetworkError) -> [StreamNews] {
    var pieces = body.makeAsyncIterator()
    guard let piece = try await pieces.next(isolation: self) else { throw .interrupted }
    return try decoder.news(in: piece)
  }
}

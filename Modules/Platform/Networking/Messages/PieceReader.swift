/// Reads a sequence, one element after the other. Once no one uses it, the sequence ends, and with it the connection that
/// it comes from, also if it was never read.
package actor PieceReader<Source: AsyncSequence & Sendable> where Source.Element: Sendable {
  private var iterator: Source.AsyncIterator?

  package init(_ source: Source) {
    iterator = source.makeAsyncIterator()
  }

  /// The next element; nil at the end.
  package func next() async throws -> Source.Element? {
    guard var iterator else { return nil }
    self.iterator = nil
    guard let element = try await iterator.next(isolation: self) else { return nil }
    self.iterator = iterator
    return element
  }
}

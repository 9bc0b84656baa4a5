/// Where a piece of drawn text leads.
public struct TextLink: Hashable, Sendable {
  /// The address as someone wrote it; not checked.
  public let address: String
  /// Whether its text spans several rows, each of them a part of one link.
  public let isInParts: Bool

  /// - Parameters:
  ///   - address: The address as someone wrote it.
  ///   - isInParts: Whether its text spans several rows.
  public init(address: String, isInParts: Bool = false) {
    self.address = address
    self.isInParts = isInParts
  }

  /// The same link as one of several parts.
  var inParts: TextLink { TextLink(address: address, isInParts: true) }
}

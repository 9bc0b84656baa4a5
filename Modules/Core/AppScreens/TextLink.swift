/// Where a piece of drawn text leads.
public struct TextLink: Hashable, Sendable {
  /// As someone wrote it; not checked.
  public let address: String
  /// Whether its text stands on several rows, each of them a part of one link.
  public let isInParts: Bool

  /// - Parameters:
  ///   - address: As someone wrote it.
  ///   - isInParts: Whether its text stands on several rows.
  public init(address: String, isInParts: Bool = false) {
    self.address = address
    self.isInParts = isInParts
  }

  /// The same link, of which other rows hold more.
  var inParts: TextLink { TextLink(address: address, isInParts: true) }
}

/// Commands of a person's own that keep the token of an account in place of this device, such as those of a password
/// manager.
public struct TokenKeeper: Hashable, Sendable {
  /// Prints the token.
  public let give: String
  /// Takes the token of a new session on its standard input; nil if there's a token already that is printed.
  public let store: String?
  /// Removes the token of a session that has ended; nil if it stays.
  public let erase: String?

  /// - Parameters:
  ///   - give: Prints the token.
  ///   - store: Takes the token of a new session on its standard input.
  ///   - erase: Removes the token of a session that has ended.
  public init(give: String, store: String? = nil, erase: String? = nil) {
    self.give = give
    self.store = store
    self.erase = erase
  }
}

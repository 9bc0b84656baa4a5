/// Keeps what is known of servers until the next start.
public struct ServerMemory: Sendable {
  /// Keeps nothing.
  public static let none = ServerMemory(facts: { _ in ServerFacts() }, keep: { _, _ in })

  let facts: @Sendable (String) -> ServerFacts
  let keep: @Sendable (ServerFacts, String) -> Void

  /// - Parameters:
  ///   - facts: What is known of the server at an address; nothing if it isn't known yet.
  ///   - keep: Keeps what is known of the server at an address.
  public init(
    facts: @escaping @Sendable (_ address: String) -> ServerFacts,
    keep: @escaping @Sendable (_ facts: ServerFacts, _ address: String) -> Void
  ) {
    self.facts = facts
    self.keep = keep
  }
}

/// What a transaction changes of what others ask first. Transactions that are committed together ask all at once; one asks
/// again only if another in whose scope its own lies as well was run before it.
public enum WriteScope: Sendable {
  /// Anything that may be asked.
  case anything
  /// Only what is asked about the things with these ids.
  case only(Set<Int64>)

  func overlaps(_ other: WriteScope) -> Bool {
    switch (self, other) {
    case (.only(let ids), .only(let others)): !ids.isDisjoint(with: others)
    case (.anything, _), (_, .anything): true
    }
  }

  mutating func formUnion(_ other: WriteScope) {
    switch (self, other) {
    case (.only(let ids), .only(let others)): self = .only(ids.union(others))
    case (.anything, _), (_, .anything): self = .anything
    }
  }
}

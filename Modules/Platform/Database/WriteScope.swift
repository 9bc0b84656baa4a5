/// What a transaction changes of what others query first. Transactions that are committed together send their queries
/// at once; one repeats its queries only if another whose scope overlaps its own ran before it.
public enum WriteScope: Sendable {
  /// Anything that may be queried.
  case anything
  /// Only what is queried about the things with these ids.
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

import Profile

/// What followers want to be notified of and shown about the person they follow.
struct FollowWishes: Equatable {
  /// At first there are no notices, and everything is shown.
  static let plain = FollowWishes(watches: false, hidesShares: false)

  let watches: Bool
  let hidesShares: Bool

  func changed(by terms: FollowTerms) -> FollowWishes {
    FollowWishes(
      watches: terms.notices ?? watches, hidesShares: terms.shares.map { !$0 } ?? hidesShares)
  }
}

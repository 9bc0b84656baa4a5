import Profile

/// What someone who follows wants to be told and shown of whom they follow.
struct FollowWishes: Equatable {
  /// At first nothing is told, and everything shown.
  static let plain = FollowWishes(watches: false, hidesShares: false)

  let watches: Bool
  let hidesShares: Bool

  func changed(by terms: FollowTerms) -> FollowWishes {
    FollowWishes(
      watches: terms.notices ?? watches, hidesShares: terms.shares.map { !$0 } ?? hidesShares)
  }
}

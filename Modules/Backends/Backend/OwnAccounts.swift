public import AppValues
public import Profile

/// Reads what people see of their own accounts, all at once.
public protocol OwnAccounts: Sendable {
  /// The viewer's account.
  ///
  /// Throws `unauthenticated`.
  func ownAccount() async throws(AppError) -> OwnAccount
}

/// An account as its owner sees it.
public struct OwnAccount: Hashable, Sendable {
  /// The profile, with the defaults of new posts.
  public let profile: OwnProfile
  /// How many people ask to follow; a page at most.
  public let followRequests: Int
  /// When the session that read it ends if it isn't used again; nil if it doesn't by itself.
  public let until: Timestamp?

  /// An account as it was read.
  public init(profile: OwnProfile, followRequests: Int, until: Timestamp? = nil) {
    self.profile = profile
    self.followRequests = followRequests
    self.until = until
  }
}

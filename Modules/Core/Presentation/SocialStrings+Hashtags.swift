extension SocialStrings {
  /// Texts about following hashtags.
  public struct Hashtags: Sendable {
    /// The remark on a hashtag that the viewer follows.
    public var following: String
    /// The results of following a hashtag; `followedComingHome` if the app has a home timeline, where its posts appear.
    public var followed, followedComingHome, unfollowed: @Sendable (_ hashtag: String) -> String

    /// Says that a hashtag is now followed.
    ///
    /// - Parameters:
    ///   - hashtag: Its name, without the `#`.
    ///   - hasHome: Whether the app has a home timeline.
    public func followed(_ hashtag: String, hasHome: Bool) -> String {
      hasHome ? followedComingHome(hashtag) : followed(hashtag)
    }
  }
}

extension SocialStrings.Hashtags {
  static let english = Self(
    following: "following", followed: { "You now follow #\($0)." },
    followedComingHome: { "You now follow #\($0). Its posts appear in your home timeline." },
    unfollowed: { "You unfollowed #\($0)." })

  static let japanese = Self(
    following: "フォロー中", followed: { "#\($0) をフォローしました。" },
    followedComingHome: { "#\($0) をフォローしました。投稿がホームに届きます。" },
    unfollowed: { "#\($0) のフォローを解除しました。" })
}

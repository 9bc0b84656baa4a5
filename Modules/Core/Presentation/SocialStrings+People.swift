extension SocialStrings {
  /// The texts about a person.
  public struct People: Sendable {
    /// The name of a person in a sentence, with what follows names in the language.
    public var name: @Sendable (_ name: String) -> String
    /// The handle of a person in a sentence, right after their name.
    public var handle: @Sendable (_ handle: String) -> String
    public var joined: @Sendable (_ date: String) -> String
    public var yourNote, header, avatar: String
    public var isSelf, isFollowing, hasRequestedToFollow, isFollowedBy, hasFollowRequest: String
    /// The settings of the viewer's follow, which apply once the person accepts.
    public var isWatching, willWatch, isHidingShares, willHideShares: String
    public var isBlocking, isBlockedBy, isMuting: String
    public var isMutingUntil: @Sendable (_ time: String) -> String
    public var isBot, isLocked: String
  }
}

extension SocialStrings.People {
  static let english = Self(
    name: { $0 }, handle: { " @\($0)" }, joined: { "Joined \($0)" }, yourNote: "Private note",
    header: "Header image", avatar: "Profile photo",
    isSelf: "you", isFollowing: "following", hasRequestedToFollow: "follow request sent",
    isFollowedBy: "follows you", hasFollowRequest: "wants to follow you",
    isWatching: "notifications on", willWatch: "notifications on once accepted",
    isHidingShares: "shares hidden", willHideShares: "shares hidden once accepted",
    isBlocking: "blocked", isBlockedBy: "blocks you", isMuting: "muted",
    isMutingUntil: { "muted until \($0)" },
    isBot: "bot", isLocked: "approves followers")

  static let japanese = Self(
    name: { "\($0)さん" }, handle: { "（@\($0)）" }, joined: { "\($0)に登録" }, yourNote: "メモ", header: "ヘッダー画像",
    avatar: "アイコン画像",
    isSelf: "自分", isFollowing: "フォロー中", hasRequestedToFollow: "フォロー申請中",
    isFollowedBy: "フォローされています", hasFollowRequest: "フォロー申請あり",
    isWatching: "投稿の通知オン", willWatch: "承認後に投稿の通知オン",
    isHidingShares: "シェアを非表示", willHideShares: "承認後にシェアを非表示",
    isBlocking: "ブロック中", isBlockedBy: "ブロックされています", isMuting: "ミュート中",
    isMutingUntil: { "\($0)までミュート中" }, isBot: "ボット", isLocked: "承認制")
}

public import AppScreens

extension SocialStrings {
  /// The texts about a post.
  public struct Posts: Sendable {
    /// Who shared it; `person` is as a sentence names them.
    public var sharedBy: @Sendable (_ person: String) -> String
    public var commentTo: @Sendable (_ name: String, _ handle: String) -> String
    public var commentOnDeleted: String
    public var commentOnAbsent: String
    public var commentOnUnread: String
    /// How the post that a comment replies to begins: behind a sign, and in words for reading aloud.
    public var quote, quoteInWords: @Sendable (_ name: String, _ text: String) -> String
    public var at: @Sendable (_ place: String) -> String
    /// The line with the author's warning.
    public var warning: @Sendable (_ text: String) -> String
    /// The line with the title of the viewer's filter that a post matches.
    public var filtered: @Sendable (_ filter: String) -> String
    /// The remark on a post whose photos may disturb people.
    public var sensitive: String
    /// What a warning hides: text, photos or both.
    public var text: String
    public var hiddenPhotos, hiddenSensitivePhotos: CountedText
    /// The same of a post with a film.
    public var sensitiveFilm, hiddenFilm, hiddenSensitiveFilm: String
    public var and: @Sendable (_ first: String, _ second: String) -> String
    /// What to type to see what is hidden.
    public var reveal: @Sendable (_ command: String, _ what: String) -> String
    public var edited, waiting, notSent: String
    /// Who can see it.
    public var everyone, unlisted, followers, direct: String
    public var photo, photoWithoutDescription: String
    public var photoOf: @Sendable (_ alt: String) -> String
    /// A photo among several; the first is 1.
    public var photoNumber: @Sendable (_ number: Int) -> String
    /// A film: its kind, how long it is (`0:42`) if that's known, and its description, which may be empty.
    public var film: @Sendable (_ kind: String, _ length: String?, _ alt: String) -> String
    /// The remark on a photo that can't be shown on this device.
    public var onAnotherDevice: String
    /// The kinds of films.
    public var video, animation: String
    /// Parts of posts from other servers that posts here can't have.
    public var sound, file, quotedPost, page: String
    /// Such a part, with what its author says about it.
    public var attachmentOf: @Sendable (_ kind: String, _ text: String) -> String
    /// A remark in brackets, after what it's about.
    public var remark: @Sendable (_ text: String) -> String
    /// What the viewer has done with the post.
    public var liked, shared, bookmarked, pinned: String
    /// The heading of the posts pinned to a profile.
    public var pinnedPosts: String
    /// Shown instead of a deleted post that has comments.
    public var deletedMark: String
    /// Shown instead of a post that was deleted or hidden while it was on the screen.
    public var vanished: String
  }
}

extension SocialStrings.Posts {
  static let english = Self(
    sharedBy: { "Shared by \($0)" }, commentTo: { "In reply to @\($1)" },
    commentOnDeleted: "In reply to a deleted post", commentOnAbsent: "In reply to a post that isn't here",
    commentOnUnread: "In reply to a post",
    quote: { "> \($0): \($1)" },
    quoteInWords: { "In reply to \($0): \($1)" }, at: { "At \($0)" }, warning: { "Warning: \($0)" },
    filtered: { "Filtered: \($0)" },
    sensitive: "Sensitive photos", text: "text",
    hiddenPhotos: CountedText(.english, one: "photo", other: "%d photos"),
    hiddenSensitivePhotos: CountedText(.english, one: "sensitive photo", other: "%d sensitive photos"),
    sensitiveFilm: "Sensitive video", hiddenFilm: "video", hiddenSensitiveFilm: "sensitive video",
    and: { "\($0) and \($1)" },
    reveal: { "\($0) shows the \($1)" },
    edited: "edited", waiting: "waiting to send", notSent: "not sent",
    everyone: "public", unlisted: "unlisted", followers: "followers only", direct: "direct",
    photo: "Photo", photoWithoutDescription: "Photo, no description", photoOf: { "Photo: \($0)" },
    photoNumber: { "Photo \($0)" },
    film: { kind, length, alt in
      let what = [kind, length].compactMap(\.self).joined(separator: " ")
      return alt.isEmpty ? "\(what), no description" : "\(what): \(alt)"
    }, onAnotherDevice: "stored on another device",
    video: "Video", animation: "Animation", sound: "Audio", file: "File", quotedPost: "Quoted post",
    page: "Page", attachmentOf: { "\($0): \($1)" }, remark: { " (\($0))" },
    liked: "you liked this", shared: "you shared this", bookmarked: "bookmarked", pinned: "pinned",
    pinnedPosts: "Pinned", deletedMark: "[deleted]", vanished: "This post is no longer available.")

  static let japanese = Self(
    sharedBy: { "\($0)がシェア" }, commentTo: { "\($0)さん（@\($1)）へのコメント" },
    commentOnDeleted: "削除された投稿へのコメント", commentOnAbsent: "見つからない投稿へのコメント",
    commentOnUnread: "ほかの投稿へのコメント",
    quote: { "> \($0): \($1)" },
    quoteInWords: { "元の投稿、\($0)さん: \($1)" }, at: { "場所: \($0)" }, warning: { "閲覧注意: \($0)" },
    filtered: { "フィルター: \($0)" },
    sensitive: "刺激の強い写真", text: "本文", hiddenPhotos: CountedText(.japanese, other: "写真%d枚"),
    hiddenSensitivePhotos: CountedText(.japanese, other: "刺激の強い写真%d枚"),
    sensitiveFilm: "刺激の強い動画", hiddenFilm: "動画", hiddenSensitiveFilm: "刺激の強い動画",
    and: { "\($0)と\($1)" }, reveal: { "\($0) で\($1)を表示します。" },
    edited: "編集済み", waiting: "送信待ち", notSent: "送信できませんでした",
    everyone: "公開", unlisted: "未収載", followers: "フォロワー限定", direct: "ダイレクト",
    photo: "写真", photoWithoutDescription: "説明のない写真", photoOf: { "写真: \($0)" },
    photoNumber: { "写真\($0)" },
    film: { kind, length, alt in
      let what = [kind, length].compactMap(\.self).joined(separator: " ")
      return alt.isEmpty ? "説明のない\(what)" : "\(what): \(alt)"
    }, onAnotherDevice: "別の端末に保存されています",
    video: "動画", animation: "アニメーション", sound: "音声", file: "ファイル", quotedPost: "引用元の投稿",
    page: "ページ", attachmentOf: { "\($0): \($1)" }, remark: { "（\($0)）" },
    liked: "いいね済み", shared: "シェア済み", bookmarked: "ブックマーク済み", pinned: "固定済み",
    pinnedPosts: "固定された投稿", deletedMark: "[削除された投稿]", vanished: "この投稿は表示できなくなりました。")
}

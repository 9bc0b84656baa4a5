public import AppScreens
public import Entities
import Presentation

/// The texts of the screens about filters. A host can change them on a copy.
public struct FiltersStrings: LocalizedStrings {
  public var title, new, nothing, phrases, phrasesHint: String
  public var created: @Sendable (_ filter: String) -> String
  /// The texts of adding a post to filters.
  public var addPost, nothingToAddTo, addPostHint, hasPost: String
  public var addedTo, removedFrom: @Sendable (_ filter: String) -> String
  /// A phrase in quotation marks, and several things in a row.
  public var quoted: @Sendable (_ phrase: String) -> String
  public var joined: @Sendable (_ parts: [String]) -> String
  /// How many posts a filter is for.
  public var posts: CountedText

  /// What a filter does, where, and until when.
  public var warns, hides, blurs: String
  public var home, notifications, everyone, thread, account, everywhere: String
  public var until: @Sendable (_ time: String) -> String
  public var ended: String

  /// The texts of the screen of a filter.
  public var filter: @Sendable (_ filter: String) -> String
  public var contexts, applies, appliesNot, wholeWord, anywhere, filteredPosts, post: String
  public var add, warn, hide, blur, setEnd, end, endHint, rename, name, nameHint, delete, saved: String
  public var deletionQuestion: @Sendable (_ filter: String) -> String
  public var deletionYes, deletionNo: String

  /// What a filter does.
  func name(of action: FilterAction) -> String {
    switch action {
    case .warn: warns
    case .hide: hides
    case .blur: blurs
    }
  }

  /// The offer to have it do that.
  func offer(of action: FilterAction) -> String {
    switch action {
    case .warn: warn
    case .hide: hide
    case .blur: blur
    }
  }

  /// A place where it applies.
  public func name(of context: FilterContext) -> String {
    switch context {
    case .home: home
    case .notifications: notifications
    case .everyone: everyone
    case .thread: thread
    case .account: account
    }
  }

  public static let english = FiltersStrings(
    title: "Filters", new: "New filter",
    nothing:
      "No filters yet. A filter hides posts with phrases that you'd rather not read, or warns you of them.",
    phrases: "Phrases",
    phrasesHint: "What you'd rather not read, separated by commas. For example: spoiler, finale",
    created: { "Filter “\($0)” created. Open it to change what it does." },
    addPost: "Filter this post",
    nothingToAddTo: "No filters yet. Make one to hide this post, or to be warned of it.",
    addPostHint: "Choose a filter to add the post, or to remove it.", hasPost: "has this post",
    addedTo: { "Added to the filter “\($0)”." }, removedFrom: { "Removed from the filter “\($0)”." },
    quoted: { "“\($0)”" }, joined: { $0.joined(separator: ", ") },
    posts: CountedText(.english, one: "1 post", other: "%d posts"),
    warns: "Warns", hides: "Hides posts", blurs: "Hides photos",
    home: "Home and lists", notifications: "Notifications", everyone: "Public timeline and hashtags",
    thread: "Comments", account: "Profiles", everywhere: "Everywhere",
    until: { "Until \($0)" }, ended: "Ended",
    filter: { "Filter “\($0)”" }, contexts: "Where it applies", applies: "yes", appliesNot: "no",
    wholeWord: "whole words only", anywhere: "also within words", filteredPosts: "Posts", post: "A post",
    add: "Add phrases", warn: "Warn of posts", hide: "Hide posts", blur: "Hide only photos",
    setEnd: "Set an end", end: "How long",
    endHint: "Such as 12h, 3d or 2w. Leave it empty to keep the filter until you delete it.",
    rename: "Rename filter", name: "Filter name",
    nameHint: "It's shown in place of posts that the filter warns of.", delete: "Delete filter",
    saved: "Filter saved.",
    deletionQuestion: { "Delete the filter “\($0)”?" },
    deletionYes: SocialStrings.english.actions.deletionYes,
    deletionNo: SocialStrings.english.actions.deletionNo)

  public static let japanese = FiltersStrings(
    title: "フィルター", new: "フィルターを作成",
    nothing: "フィルターはまだありません。フィルターを作ると、見たくない言葉を含む投稿を隠したり、代わりにフィルター名を表示したりできます。",
    phrases: "言葉", phrasesHint: "見たくない言葉を読点かコンマで区切って入力します。例: ネタバレ、最終回",
    created: { "フィルター「\($0)」を作成しました。開くと動作を変更できます。" },
    addPost: "この投稿をフィルターに追加",
    nothingToAddTo: "フィルターはまだありません。作成すると、この投稿を隠したり、代わりにフィルター名を表示したりできます。",
    addPostHint: "フィルターを選ぶとこの投稿を追加し、もう一度選ぶと外します。", hasPost: "この投稿を含む",
    addedTo: { "フィルター「\($0)」に追加しました。" }, removedFrom: { "フィルター「\($0)」から外しました。" },
    quoted: { "「\($0)」" }, joined: { $0.joined(separator: "、") },
    posts: CountedText(.japanese, other: "%d件の投稿"),
    warns: "フィルター名を表示", hides: "投稿を隠す", blurs: "写真を隠す",
    home: "ホームとリスト", notifications: "通知", everyone: "公開タイムラインとハッシュタグ",
    thread: "コメント", account: "プロフィール", everywhere: "すべての場所",
    until: { "\($0)まで" }, ended: "期限切れ",
    filter: { "フィルター「\($0)」" }, contexts: "適用する場所", applies: "適用する", appliesNot: "適用しない",
    wholeWord: "単語全体のみ", anywhere: "単語の一部も含む", filteredPosts: "投稿", post: "投稿",
    add: "言葉を追加", warn: "フィルター名を表示する", hide: "投稿を隠す", blur: "写真だけを隠す",
    setEnd: "期限を設定", end: "期間",
    endHint: "例: 12h（12時間）、3d（3日）、2w（2週間）。空欄にすると、削除するまで続きます。",
    rename: "フィルター名を変更", name: "フィルター名",
    nameHint: "一致した投稿の代わりに表示されます。", delete: "フィルターを削除",
    saved: "フィルターを保存しました。",
    deletionQuestion: { "フィルター「\($0)」を削除しますか？" },
    deletionYes: SocialStrings.japanese.actions.deletionYes,
    deletionNo: SocialStrings.japanese.actions.deletionNo)
}

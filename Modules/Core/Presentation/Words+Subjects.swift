public import AppScreens
public import AppValues
public import Entities

/// What an action was about, for saying why it failed in words of its own.
public enum ErrorSubject: Hashable, Sendable {
  case post
  /// Sharing a post.
  case sharing
  /// Putting a post on top of one's profile.
  case pinning
  case editing
  /// Deleting a post.
  case deletion
  case person
  /// Following a person.
  case following
  /// Following a person whom the viewer blocks.
  case followingBlocked
  /// An action on oneself that is meant for others.
  case oneself
  /// Reporting a person, with posts of theirs.
  case reporting
  /// A list of people.
  case list
  /// Putting a person into a list.
  case listMembership
  /// A notification.
  case notice
  /// Writing an archive somewhere.
  case exporting
  /// Writing a backup of the network.
  case backingUp
  /// Bringing a backup back.
  case restoring

  fileprivate var isPost: Bool {
    switch self {
    case .post, .sharing, .pinning, .editing, .deletion: true
    default: false
    }
  }

  /// The same, as far as what the viewer and the person are to each other says more.
  public func with(_ relationship: Relationship) -> ErrorSubject {
    switch self {
    case .following, .person:
      if relationship.isSelf { return .oneself }
      return self == .following && relationship.isBlocking ? .followingBlocked : self
    default: return self
    }
  }
}

extension Words {
  /// What went wrong with something known, and what to do about it.
  public func explain(_ error: AppError, about subject: ErrorSubject) -> String {
    switch (error, subject) {
    case (.forbidden, .sharing):
      pick("That post is not for everybody to see: it cannot be shared.", "公開範囲が限られている投稿のため、共有できません。")
    case (.forbidden, .pinning):
      pick(
        "Only posts of your own can be pinned, and no direct ones.", "固定できるのは自分の投稿だけです。ダイレクトは固定できません。")
    case (.forbidden, .editing): pick("That is not your post.", "自分の投稿ではないため、編集できません。")
    case (.forbidden, .deletion): pick("That is not your post.", "自分の投稿ではないため、削除できません。")
    case (.conflict, .following):
      pick("They are not asking to follow you any more.", "この人からのフォロー申請はもうありません。")
    case (.forbidden, .oneself): pick("That is you.", "ご自身のアカウントです。")
    case (.forbidden, .followingBlocked):
      pick("You block them; unblock them first.", "この人をブロックしています。先にブロックを解除してください。")
    case (.forbidden, .following): pick("You cannot follow this person.", "この人をフォローすることはできません。")
    case (.forbidden, .listMembership):
      pick("Only people you follow can be in a list.", "リストに入れられるのは、フォローしている人だけです。")
    case (.forbidden, .reporting):
      pick("You can report others, not yourself.", "自分を報告することはできません。")
    case (.notFound, .reporting):
      pick(
        "There is no such person or post, or it is not for you to see.",
        "ユーザーか投稿が見つからないか、閲覧が許可されていません。")
    case (.gone, .reporting):
      pick("That person or post has been deleted.", "そのユーザーか投稿は削除されました。")
    case (.notFound, .notice): pick("There is no such notice.", "そのお知らせは見つかりませんでした。")
    case (.notFound, .list): pick("You have no such list.", "そのリストは見つかりませんでした。")
    case (.invalid(.file, .missing), .exporting), (.invalid(.file, .missing), .backingUp):
      pick("That folder is not there. Please look at its path.", "そのフォルダーは見つかりません。パスを確認してください。")
    case (.storage(.readOnly), .exporting), (.storage(.readOnly), .backingUp):
      pick(
        "Nothing can be written there. Please choose another folder.", "そこには書き込めません。別のフォルダーを選んでください。")
    case (.notFound, .exporting), (.gone, .exporting): explain(error)
    case (.invalid(let field, let rule), .backingUp), (.invalid(let field, let rule), .restoring):
      explainBackup(field, rule) ?? explain(error)
    case (.storage(.locked), .restoring):
      pick(
        "The data is in use, so nothing was restored. Quit SocialConnect in every window, then try again.",
        "データが使用中のため、何も復元していません。すべてのウインドウでSocialConnectを終了してから、やり直してください。")
    case (.storage(.newerVersion), .restoring):
      pick(
        "The backup was written by a newer version of SocialConnect. Nothing was restored. Update SocialConnect, then try again.",
        "バックアップは新しいバージョンのSocialConnectで作成されているため、何も復元していません。SocialConnectを更新してから、やり直してください。")
    case (.gone, .notice): explain(error)
    case (.notFound, _): subject.isPost ? noSuchPost : noSuchPerson
    case (.gone, _): subject.isPost ? deletedPost : deletedAccount
    default: explain(error)
    }
  }

  public var noSuchPost: String {
    pick("That post does not exist, or is not for you to see.", "投稿が見つからないか、閲覧が許可されていません。")
  }
  public var deletedPost: String { pick("That post has been deleted.", "その投稿は削除されました。") }
  public var noSuchPerson: String { pick("There is no such person here.", "そのユーザーは見つかりませんでした。") }
  public var deletedAccount: String { pick("That account has been deleted.", "そのアカウントは削除されました。") }
}

public import AppScreens
import Entities
import Presentation

/// The texts of what waits to be sent. A host can change them on a copy.
public struct OutboxStrings: LocalizedStrings {
  public var title: String
  public var kind: @Sendable (_ write: OutboxWrite) -> String
  /// The post that something is about: its author's name, and how it begins.
  public var about: @Sendable (_ name: String, _ text: String) -> String
  public var waiting: String
  /// It's being sent; or it was, and the server may have it.
  public var sending: String
  public var failed: String
  public var reason: @Sendable (_ reason: OutboxFailure.Reason) -> String
  /// The server's own words.
  public var server: @Sendable (_ words: String) -> String
  public var empty: String
  /// Says how many were sent.
  public var sent: @Sendable (_ count: Int) -> String
  public var nothingSent: String
  public var dropped: String
  public var dropTitle: String
  public var askDrop: String
  public var dropYes: String
  public var dropNo: String
  public var editTitle: String
  public var text: String
  public var send: String
  public var retry: String
  /// The chosen item isn't in the outbox: it was sent or dropped.
  public var gone: String
  /// When something may have been sent already, so that it can't be changed.
  public var maybeSent: String

  public static let english = OutboxStrings(
    title: "Outbox",
    kind: { write in
      switch write {
      case .publish(let post): post.replyTo == nil ? "Post" : "Comment"
      case .edit: "Edit of a post"
      case .delete: "Deletion of a post"
      case .mark(_, let mark, let isSet):
        switch mark {
        case .liked: isSet ? "Like" : "Unlike"
        case .shared: isSet ? "Share" : "Unshare"
        case .bookmarked: isSet ? "Bookmark" : "Remove bookmark"
        case .pinned: isSet ? "Pin" : "Unpin"
        case .conversationMuted: isSet ? "Mute conversation" : "Unmute conversation"
        }
      case .follow(_, let handle, let isSet, _, _): isSet ? "Follow @\(handle)" : "Unfollow @\(handle)"
      }
    },
    about: { "\($0): \($1)" },
    waiting: SocialStrings.english.posts.waiting, sending: "checking whether it arrived",
    failed: SocialStrings.english.posts.notSent,
    reason: { reason in
      switch reason {
      case .gone: "The post or person no longer exists."
      case .forbidden: "The server doesn't allow it."
      case .conflict: "The post was edited elsewhere."
      case .tooLarge: "It's larger than the server allows."
      case .unsupported: "The server can't do this."
      case .photo: "A photo can't be used. Drop this and add the photo again."
      case .rejected: "The server didn't accept it."
      case .unavailable: "The server kept failing. This may have been sent: check before you send it again."
      }
    },
    server: { "The server says: \($0)" },
    empty: "Nothing is waiting to be sent.",
    sent: { $0 == 1 ? "Sent 1." : "Sent \($0, in: .english)." },
    nothingSent: "Nothing could be sent. It stays here and is sent when the server is back.",
    dropped: "Dropped.", dropTitle: "Drop", askDrop: "Drop this without sending it?", dropYes: "Drop it",
    dropNo: "Keep it", editTitle: "Edit", text: "Text", send: "Send now", retry: SharedStrings.english.retry,
    gone: "This was sent or dropped.",
    maybeSent: "This may have been sent already. It can be changed once that is known.")

  public static let japanese = OutboxStrings(
    title: "送信トレイ",
    kind: { write in
      switch write {
      case .publish(let post): post.replyTo == nil ? "投稿" : "コメント"
      case .edit: "投稿の編集"
      case .delete: "投稿の削除"
      case .mark(_, let mark, let isSet):
        switch mark {
        case .liked: isSet ? "いいね" : "いいねの取り消し"
        case .shared: isSet ? "シェア" : "シェアの取り消し"
        case .bookmarked: isSet ? "ブックマーク" : "ブックマークの解除"
        case .pinned: isSet ? "固定" : "固定の解除"
        case .conversationMuted: isSet ? "会話のミュート" : "会話のミュートの解除"
        }
      case .follow(_, let handle, let isSet, _, _):
        isSet ? "@\(handle) のフォロー" : "@\(handle) のフォロー解除"
      }
    },
    about: { "\($0)さん: \($1)" },
    waiting: SocialStrings.japanese.posts.waiting, sending: "届いたか確認中",
    failed: SocialStrings.japanese.posts.notSent,
    reason: { reason in
      switch reason {
      case .gone: "対象の投稿またはユーザーは存在しません。"
      case .forbidden: "サーバーに許可されていません。"
      case .conflict: "投稿が別の場所で編集されました。"
      case .tooLarge: "サーバーの上限を超えています。"
      case .unsupported: "このサーバーではできません。"
      case .photo: "写真を使えません。これを破棄して、写真を追加し直してください。"
      case .rejected: "サーバーに受け付けられませんでした。"
      case .unavailable: "サーバーのエラーで送信できませんでした。届いている可能性があります。もう一度送信する前に確認してください。"
      }
    },
    server: { "サーバーのメッセージ: \($0)" },
    empty: "送信待ちのものはありません。",
    sent: { "\($0, in: .japanese)件送信しました。" },
    nothingSent: "送信できませんでした。このまま残り、接続が回復すると送信されます。",
    dropped: "破棄しました。", dropTitle: "破棄", askDrop: "送信せずに破棄しますか？", dropYes: "破棄する",
    dropNo: "残す", editTitle: "編集", text: "本文", send: "今すぐ送信", retry: SharedStrings.japanese.retry,
    gone: "これはもう送信されたか、破棄されています。",
    maybeSent: "すでに送信された可能性があります。確認できるまで変更できません。")
}

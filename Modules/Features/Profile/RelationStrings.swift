public import AppScreens
import Entities
import Presentation

/// The texts about the viewer's relationship to a person.
public struct RelationStrings: Sendable {
  // The actions on a person.
  public var follow, unfollow, cancelRequest, accept, reject, removeFollower: String
  public var block, unblock, mute, unmute: String
  // How the viewer follows them.
  public var watch, unwatch, hideShares, showShares: String
  // The menu items of the viewer's own profile.
  public var requests, blockedPeople, mutedPeople, lock, unlock: String
  /// Shown on a profile if the viewer or the person blocks the other.
  public var hidden: String
  /// Shown on a profile whose followers are private.
  public var followersHidden: String
  /// Shown on a profile whose followers include people the viewer follows.
  public var knownFollowers: @Sendable (_ known: KnownFollowers) -> String
  /// Shown on a profile that features people or hashtags.
  public var featured: @Sendable (_ featured: Featured) -> String
  /// The question before a block, with the person's name.
  public var blockTitle: String
  public var blockQuestion: @Sendable (_ name: String) -> String
  public var blockYes, blockNo: String
  /// The question for how long to mute, with the person's name.
  public var muteTitle: String
  public var muteQuestion: @Sendable (_ name: String) -> String
  public var muteUntilUnmuted, muteForDay, muteForWeek, muteKeepingNotices, muteNo: String
  /// Writing a private note about a person.
  public var takeNote, noteTitle, note: String
  public var noteHint: @Sendable (_ name: String) -> String
  /// Writing something that the person alone can see.
  public var writeMessage, messageTitle, messageText: String
  public var messageHint: @Sendable (_ name: String) -> String
  /// The message for the outcome of an action.
  public var message: @Sendable (_ outcome: RelationOutcome, _ words: Words) -> String

  /// The English texts.
  public static let english: RelationStrings = RelationStrings(
    follow: "Follow", unfollow: "Unfollow", cancelRequest: "Cancel follow request",
    accept: "Accept follow request", reject: "Decline follow request",
    removeFollower: "Remove follower", block: "Block", unblock: "Unblock", mute: "Mute",
    unmute: "Unmute", watch: "Notify me of new posts",
    unwatch: "Stop notifying me of new posts", hideShares: "Hide their shares from home and lists",
    showShares: "Show their shares again", requests: "Follow requests",
    blockedPeople: "Blocked people",
    mutedPeople: "Muted people", lock: "Approve followers",
    unlock: "Let anyone follow you", hidden: "You can't see each other's posts.",
    followersHidden: "Followers and following are private.",
    knownFollowers: { known in
      let (names, others) = (known.people.map(\.name), known.count - known.people.count)
      if others > 0 {
        let rest = "\(others) \(others == 1 ? "other" : "others")"
        return "Followed by \(names.joined(separator: ", ")) and \(rest) you follow."
      }
      return "Followed by \(names.joined(separator: " and ")), who you follow."
    },
    featured: { "Featured: \(names(of: $0).joined(separator: " "))" },
    blockTitle: "Block this person",
    blockQuestion: {
      "Block \($0)? You won't see each other's posts, and you'll no longer follow each other. "
        + "\($0) won't be notified."
    },
    blockYes: "Yes, block them", blockNo: "No, cancel",
    muteTitle: "Mute this person",
    muteQuestion: {
      "For how long? \($0)'s posts and shares won't appear in your timelines, searches or comments, only on "
        + "their profile. \($0) won't be notified."
    },
    muteUntilUnmuted: "Until I unmute them", muteForDay: "For a day", muteForWeek: "For a week",
    muteKeepingNotices: "Until I unmute them, but keep notifying me",
    muteNo: "Don't mute",
    takeNote: "Write a private note", noteTitle: "Private note", note: "Note",
    noteHint: { "Only you see it, on \($0)'s profile. Leave empty to delete the note." },
    writeMessage: "Write a message", messageTitle: "New message", messageText: "Message",
    messageHint: { "Only \($0) can see it. Before it's published, you can still change it." },
    message: { outcome, words in
      switch outcome {
      case .followed(let person): "You now follow \(person.name)."
      case .requested(let person): "Follow request sent to \(person.name)."
      case .unfollowed(let person): "You unfollowed \(person.name)."
      case .watched(let person, true): "You'll be notified of new posts by \(person.name)."
      case .watched(let person, false): "You won't be notified of new posts by \(person.name)."
      case .hidShares(let person, true): "\(person.name)'s shares are now hidden from home and lists."
      case .hidShares(let person, false): "\(person.name)'s shares appear in home and lists again."
      case .accepted(let person): "\(person.name) now follows you."
      case .rejected(let person): "\(person.name)'s follow request declined."
      case .removed(let person): "\(person.name) no longer follows you."
      case .blocked(let person): "You blocked \(person.name)."
      case .unblocked(let person): "You unblocked \(person.name)."
      case .muted(let person, nil): "You muted \(person.name)."
      case .muted(let person, let end?): "You muted \(person.name) until \(words.dateAndTime(end))."
      case .unmuted(let person): "You unmuted \(person.name)."
      case .noted(let person, true): "Note about \(person.name) saved. Only you can see it."
      case .noted(let person, false): "Note about \(person.name) deleted."
      case .dismissed(let person): "\(person.name) won't be suggested again."
      case .locked: "You now approve your followers."
      case .unlocked: "Anyone can follow you now. Earlier requests are accepted."
      case .waiting(.requested(let person)):
        "Your request to follow \(person.name) will be sent once the server can be reached."
      case .waiting(let outcome): words.social.outcomes.waiting(english.message(outcome, words))
      }
    })

  /// The Japanese texts.
  public static let japanese: RelationStrings = RelationStrings(
    follow: "フォロー", unfollow: "フォローを解除", cancelRequest: "フォロー申請を取り消す",
    accept: "フォロー申請を承認", reject: "フォロー申請を拒否", removeFollower: "フォロワーから外す",
    block: "ブロック", unblock: "ブロックを解除", mute: "ミュート", unmute: "ミュートを解除",
    watch: "新しい投稿の通知をオンにする", unwatch: "新しい投稿の通知をオフにする",
    hideShares: "この人のシェアを非表示", showShares: "この人のシェアを表示",
    requests: "フォロー申請", blockedPeople: "ブロック中の人", mutedPeople: "ミュート中の人",
    lock: "フォローを承認制にする", unlock: "フォローの承認制を解除", hidden: "お互いの投稿は表示されません。",
    followersHidden: "フォローとフォロワーは非公開です。",
    knownFollowers: { known in
      let (names, others) = (known.people.map { "\($0.name)さん" }, known.count - known.people.count)
      let people = names.joined(separator: "、") + (others > 0 ? "、ほか\(others)人" : "")
      return "フォロー中の\(people)にフォローされています。"
    },
    featured: { "注目: \(names(of: $0).joined(separator: " "))" },
    blockTitle: "ブロックの確認",
    blockQuestion: {
      "\($0)さんをブロックしますか？ お互いの投稿が表示されなくなり、フォローは解除されます。相手には通知されません。"
    },
    blockYes: "はい、ブロックします", blockNo: "いいえ、やめておきます",
    muteTitle: "ミュートの期間",
    muteQuestion: {
      "\($0)さんをいつまでミュートしますか？ 投稿とシェアがタイムライン、検索、コメントに表示されなくなります。"
        + "プロフィールでは引き続き読めます。相手には通知されません。"
    },
    muteUntilUnmuted: "解除するまで", muteForDay: "1日", muteForWeek: "1週間",
    muteKeepingNotices: "解除するまで（通知は受け取る）", muteNo: "ミュートしない",
    takeNote: "メモを書く", noteTitle: "この人についてのメモ", note: "メモ",
    noteHint: { "\($0)さんのプロフィールで、自分だけが読めます。空にするとメモを削除します。" },
    writeMessage: "メッセージを書く", messageTitle: "新しいメッセージ", messageText: "メッセージ",
    messageHint: { "\($0)さんだけが見られます。公開する前に書き直せます。" },
    message: { outcome, words in
      switch outcome {
      case .followed(let person): "\(person.name)さんをフォローしました。"
      case .requested(let person): "\(person.name)さんにフォローを申請しました。承認をお待ちください。"
      case .unfollowed(let person): "\(person.name)さんのフォローを解除しました。"
      case .watched(let person, true): "\(person.name)さんの新しい投稿の通知をオンにしました。"
      case .watched(let person, false): "\(person.name)さんの新しい投稿の通知をオフにしました。"
      case .hidShares(let person, true): "\(person.name)さんのシェアは、ホームとリストに表示されなくなります。"
      case .hidShares(let person, false): "\(person.name)さんのシェアを、ホームとリストにまた表示します。"
      case .accepted(let person): "\(person.name)さんのフォローを承認しました。"
      case .rejected(let person): "\(person.name)さんのフォロー申請を拒否しました。"
      case .removed(let person): "\(person.name)さんをフォロワーから外しました。"
      case .blocked(let person): "\(person.name)さんをブロックしました。"
      case .unblocked(let person): "\(person.name)さんのブロックを解除しました。"
      case .muted(let person, nil): "\(person.name)さんをミュートしました。"
      case .muted(let person, let end?): "\(person.name)さんを\(words.dateAndTime(end))までミュートしました。"
      case .unmuted(let person): "\(person.name)さんのミュートを解除しました。"
      case .noted(let person, true): "\(person.name)さんについてのメモを保存しました。自分だけに表示されます。"
      case .noted(let person, false): "\(person.name)さんについてのメモを削除しました。"
      case .dismissed(let person): "\(person.name)さんは、おすすめに表示されなくなります。"
      case .locked: "フォローを承認制にしました。"
      case .unlocked: "フォローの承認制を解除し、届いていた申請をすべて承認しました。"
      case .waiting(.requested(let person)):
        "\(person.name)さんへのフォロー申請は、サーバーに接続できるようになったら送信されます。"
      case .waiting(let outcome): words.social.outcomes.waiting(japanese.message(outcome, words))
      }
    })

  private static func names(of featured: Featured) -> [String] {
    featured.people.map { "@\($0.handle)" } + featured.hashtags.map { "#\($0.name)" }
  }
}

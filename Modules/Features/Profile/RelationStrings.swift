public import AppScreens
import Entities

/// The words of what the viewer and a person are to each other.
public struct RelationStrings: Sendable {
  // What can be done to a person.
  public var follow, unfollow, takeRequestBack, accept, reject, removeFollower: String
  public var block, unblock, mute, unmute: String
  // How to follow them.
  public var watch, unwatch, hideShares, showShares: String
  // What can be done on the viewer's own profile.
  public var requests, blockedPeople, mutedPeople, lock, unlock: String
  /// Said below the head of a profile where one of the two blocks the other.
  public var hidden: String
  /// Shown on a profile whose followers are private.
  public var followersHidden: String
  /// Shown on a profile whose followers include people the viewer follows.
  public var knownFollowers: @Sendable (_ known: KnownFollowers) -> String
  /// The question before a block, with the person's name.
  public var blockTitle: String
  public var blockQuestion: @Sendable (_ name: String) -> String
  public var blockYes, blockNo: String
  /// The question for how long to mute, with the person's name.
  public var muteTitle: String
  public var muteQuestion: @Sendable (_ name: String) -> String
  public var muteForGood, muteForDay, muteForWeek, muteButNotices, muteNo: String
  /// Noting something about a person, with their name.
  public var takeNote, noteTitle, note: String
  public var noteHint: @Sendable (_ name: String) -> String
  /// The message for the outcome of an action.
  public var message: @Sendable (_ outcome: RelationOutcome, _ words: Words) -> String

  /// The words in English.
  public static let english = RelationStrings(
    follow: "Follow", unfollow: "Unfollow", takeRequestBack: "Take back the request to follow",
    accept: "Let them follow you", reject: "Refuse the request",
    removeFollower: "Remove from your followers", block: "Block", unblock: "Unblock", mute: "Mute",
    unmute: "Unmute", watch: "Tell me of each new post of theirs",
    unwatch: "Stop telling me of each new post", hideShares: "Hide their shares from my home and lists",
    showShares: "Show their shares again", requests: "Requests to follow you",
    blockedPeople: "People you block",
    mutedPeople: "People you mute", lock: "Approve each follower yourself",
    unlock: "Let anybody follow you", hidden: "You do not see each other's posts.",
    followersHidden: "They keep to themselves who follows them and whom they follow.",
    knownFollowers: { known in
      let (names, others) = (known.people.map(\.name), known.count - known.people.count)
      if others > 0 {
        let rest = "\(others) \(others == 1 ? "other" : "others")"
        return "Followed by \(names.joined(separator: ", ")) and \(rest) you follow."
      }
      return "Followed by \(names.joined(separator: " and ")), whom you follow."
    },
    blockTitle: "Block a person",
    blockQuestion: {
      "Block \($0)? Neither of you will see what the other writes, nor follow the other any more. "
        + "\($0) gets no notice of it."
    },
    blockYes: "Yes, block them", blockNo: "No, leave it",
    muteTitle: "Mute a person",
    muteQuestion: {
      "For how long? What \($0) writes and shares stays out of your timelines, searches and comments, and "
        + "stays on their profile. \($0) gets no notice of it."
    },
    muteForGood: "Until you unmute them", muteForDay: "For a day", muteForWeek: "For a week",
    muteButNotices: "Until you unmute them, but go on telling me what they do",
    muteNo: "Not at all, leave it",
    takeNote: "Note something about them", noteTitle: "Your note", note: "Note",
    noteHint: { "Only you see it, on the profile of \($0). Without any text there is no note." },
    message: { outcome, words in
      switch outcome {
      case .followed(let person): "You follow \(person.name) now."
      case .requested(let person): "You asked to follow \(person.name). They will decide."
      case .unfollowed(let person): "You do not follow \(person.name) any more."
      case .watched(let person, true): "You will get a notice of each new post of \(person.name)."
      case .watched(let person, false): "You get no more notices of each new post of \(person.name)."
      case .hidShares(let person, true): "What \(person.name) shares stays out of your home and lists now."
      case .hidShares(let person, false): "What \(person.name) shares comes to your home and lists again."
      case .accepted(let person): "\(person.name) follows you now."
      case .rejected(let person): "You refused \(person.name)'s request."
      case .removed(let person): "\(person.name) does not follow you any more."
      case .blocked(let person): "You block \(person.name) now."
      case .unblocked(let person): "You do not block \(person.name) any more."
      case .muted(let person, nil): "You mute \(person.name) now."
      case .muted(let person, let end?): "You mute \(person.name) until \(words.dateAndTime(end))."
      case .unmuted(let person): "You do not mute \(person.name) any more."
      case .noted(let person, true): "Noted about \(person.name), for you alone."
      case .noted(let person, false): "You have no note about \(person.name) any more."
      case .locked: "From now on you decide who follows you."
      case .unlocked: "Anybody can follow you now. Those who have asked still wait for your answer."
      }
    })

  /// The words in Japanese.
  public static let japanese = RelationStrings(
    follow: "フォローする", unfollow: "フォローをやめる", takeRequestBack: "フォロー申請を取り消す",
    accept: "フォローを承認する", reject: "フォロー申請を断る", removeFollower: "フォロワーから外す",
    block: "ブロックする", unblock: "ブロックを解除する", mute: "ミュートする", unmute: "ミュートを解除する",
    watch: "新しい投稿のお知らせを受け取る", unwatch: "新しい投稿のお知らせを止める",
    hideShares: "この人の共有をホームとリストに表示しない", showShares: "この人の共有をまた表示する",
    requests: "届いたフォロー申請", blockedPeople: "ブロック中の人", mutedPeople: "ミュート中の人",
    lock: "フォローを承認制にする", unlock: "フォローの承認制をやめる", hidden: "お互いの投稿は表示されません。",
    followersHidden: "フォロー関係は非公開です。",
    knownFollowers: { known in
      let (names, others) = (known.people.map { "\($0.name)さん" }, known.count - known.people.count)
      let people = names.joined(separator: "、") + (others > 0 ? "、ほか\(others)人" : "")
      return "あなたがフォロー中の\(people)がフォローしています。"
    },
    blockTitle: "ブロックの確認",
    blockQuestion: {
      "\($0)さんをブロックしますか。お互いの投稿が表示されなくなり、フォローは解除されます。相手に通知は届きません。"
    },
    blockYes: "はい、ブロックします", blockNo: "いいえ、やめておきます",
    muteTitle: "ミュートの期間",
    muteQuestion: {
      "\($0)さんをどのくらいミュートしますか。投稿や共有がタイムライン、検索、コメントに表示されなくなります。"
        + "プロフィールでは引き続き閲覧できます。相手に通知は届きません。"
    },
    muteForGood: "解除するまで", muteForDay: "1日", muteForWeek: "1週間",
    muteButNotices: "解除するまで(お知らせは受け取る)", muteNo: "やめておきます",
    takeNote: "メモを書く", noteTitle: "この人についてのメモ", note: "メモ",
    noteHint: { "\($0)さんのプロフィールに、あなただけに表示されます。空にするとメモは消えます。" },
    message: { outcome, words in
      switch outcome {
      case .followed(let person): "\(person.name)さんをフォローしました。"
      case .requested(let person): "\(person.name)さんにフォローを申請しました。承認をお待ちください。"
      case .unfollowed(let person): "\(person.name)さんのフォローをやめました。"
      case .watched(let person, true): "\(person.name)さんが投稿するたびにお知らせします。"
      case .watched(let person, false): "\(person.name)さんの新しい投稿のお知らせを止めました。"
      case .hidShares(let person, true): "\(person.name)さんの共有は、ホームとリストに表示されなくなります。"
      case .hidShares(let person, false): "\(person.name)さんの共有を、ホームとリストにまた表示します。"
      case .accepted(let person): "\(person.name)さんのフォローを承認しました。"
      case .rejected(let person): "\(person.name)さんのフォロー申請を断りました。"
      case .removed(let person): "\(person.name)さんをフォロワーから外しました。"
      case .blocked(let person): "\(person.name)さんをブロックしました。"
      case .unblocked(let person): "\(person.name)さんのブロックを解除しました。"
      case .muted(let person, nil): "\(person.name)さんをミュートしました。"
      case .muted(let person, let end?): "\(person.name)さんを\(words.dateAndTime(end))までミュートしました。"
      case .unmuted(let person): "\(person.name)さんのミュートを解除しました。"
      case .noted(let person, true): "\(person.name)さんについてメモしました。あなただけに表示されます。"
      case .noted(let person, false): "\(person.name)さんについてのメモを消しました。"
      case .locked: "フォローを承認制にしました。"
      case .unlocked: "フォローの承認制をやめました。届いている申請には引き続き回答できます。"
      }
    })
}

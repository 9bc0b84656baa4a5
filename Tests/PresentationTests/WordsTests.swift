import AppScreens
import AppValues
import Entities
import Foundation
import Presentation
import SocialTestSupport
import Testing

@Suite("The shared words")
struct WordsTests {
  @Test(
    "say what is missing, deleted or not allowed",
    arguments: [
      (
        AppError.notFound, ErrorSubject.post, "That post does not exist, or is not for you to see.",
        "投稿が見つからないか、閲覧が許可されていません。"
      ),
      (.gone, .post, "That post has been deleted.", "その投稿は削除されました。"),
      (.gone, .deletion, "That post has been deleted.", "その投稿は削除されました。"),
      (.forbidden, .deletion, "That is not your post.", "自分の投稿ではないため、削除できません。"),
      (
        .forbidden, .sharing, "That post is not for everybody to see: it cannot be shared.",
        "公開範囲が限られている投稿のため、共有できません。"
      ),
      (.notFound, .person, "There is no such person here.", "そのユーザーは見つかりませんでした。"),
      (.gone, .following, "That account has been deleted.", "そのアカウントは削除されました。"),
      (.conflict, .following, "They are not asking to follow you any more.", "この人からのフォロー申請はもうありません。"),
      (.forbidden, .following, "You cannot follow this person.", "この人をフォローすることはできません。"),
      (.forbidden, .oneself, "That is you.", "ご自身のアカウントです。"),
      (
        .forbidden, .followingBlocked, "You block them; unblock them first.",
        "この人をブロックしています。先にブロックを解除してください。"
      ),
      (.notFound, .followingBlocked, "There is no such person here.", "そのユーザーは見つかりませんでした。"),
      (.notFound, .notice, "There is no such notice.", "そのお知らせは見つかりませんでした。"),
      (.timeout, .post, "It took too long. Please try again.", "時間内に応答がありませんでした。もう一度お試しください。"),
      (
        .unconfirmed, .post,
        "The connection to the database was lost while saving. Your change may have been saved: check before you try again.",
        "保存中にデータベースとの接続が切れました。変更は保存されている可能性があります。やり直す前に確認してください。"
      ),
      (
        .storage(.connectionsExhausted), .post,
        "The database server has no connections left. Please try again later.",
        "データベースサーバーの接続数が上限に達しています。しばらくしてからもう一度お試しください。"
      ),
      (
        .invalid(.database, .unsafe), .post,
        "The database server does not apply the settings that protect your data, so SocialConnect will not use it. The log names the settings.",
        "データベースサーバーで、データの保護に必要な設定が有効になりません。そのため、このデータベースは使用できません。該当する設定はログに記録されています。"
      ),
    ])
  func subjects(error: AppError, subject: ErrorSubject, english: String, japanese: String) {
    #expect(context().words.explain(error, about: subject) == english)
    #expect(context(.japanese).words.explain(error, about: subject) == japanese)
  }

  @Test("say what a wrong clock shows, and when the last change was saved")
  func clock() {
    let (shown, last) = (
      Timestamp(milliseconds: 4_294_967_295_000), Timestamp(milliseconds: 1_767_225_600_000)
    )
    let (english, japanese) = (
      context().words, context(.japanese).words
    )
    #expect(
      english.explain(.wrongClock(shows: shown, lastWritten: nil))
        == "This machine's clock shows 7 Feb 2106, 06:28, which cannot be right. Nothing was saved. Set the clock and try again."
    )
    #expect(
      japanese.explain(.wrongClock(shows: shown, lastWritten: nil))
        == "このマシンの時計は2106年2月7日 06:28になっています。正しい日時ではないため、何も保存していません。時計を合わせてからやり直してください。")
    #expect(
      english.explain(.wrongClock(shows: shown, lastWritten: last))
        == "This machine's clock shows 7 Feb 2106, 06:28, more than five years after the last change (1 Jan 2026). Nothing was saved. Set the clock and try again."
    )
    #expect(
      japanese.explain(.wrongClock(shows: shown, lastWritten: last))
        == "このマシンの時計は2106年2月7日 06:28で、最後に保存した日（2026年1月1日）から5年以上たっています。何も保存していません。時計を合わせてからやり直してください。"
    )
  }

  @Test("claim nothing wrong where it is not known what an error is about")
  func neutral() {
    #expect(context().words.explain(.notFound) == "That does not exist, or is not for you to see.")
    #expect(context().words.explain(.forbidden) == "That is not for you to do.")
    #expect(context().words.explain(.gone) == "That has been deleted.")
    #expect(context(.japanese).words.explain(.notFound) == "見つからないか、閲覧が許可されていません。")
  }

  @Test("know more of following where they know the person")
  func relations() {
    #expect(ErrorSubject.following.with(Relationship(isSelf: true)) == .oneself)
    #expect(ErrorSubject.person.with(Relationship(isSelf: true)) == .oneself)
    #expect(ErrorSubject.person.with(Relationship(isBlocking: true)) == .person)
    #expect(
      ErrorSubject.following.with(Relationship(isBlocking: true, isBlockedBy: true)) == .followingBlocked)
    #expect(ErrorSubject.following.with(Relationship(isBlockedBy: true)) == .following)
    #expect(ErrorSubject.person.with(Relationship(isBlocking: true)) == .person)
  }

  @Test(
    "say how long to wait in the unit that one would use",
    arguments: [
      (1, "1 second", "1秒"), (119, "119 seconds", "119秒"), (120, "about 2 minutes", "約2分"),
      (149, "about 3 minutes", "約3分"),
      (3530, "about 59 minutes", "約59分"), (7140, "about 119 minutes", "約119分"),
      (7200, "about 2 hours", "約2時間"), (86_400, "about 24 hours", "約24時間"),
    ])
  func waiting(seconds: Int, english: String, japanese: String) {
    let error = AppError.rateLimited(retryAfter: seconds)
    #expect(context().words.explain(error) == "Too many attempts. Please wait \(english).")
    #expect(context(.japanese).words.explain(error) == "試行回数が多すぎます。\(japanese)お待ちください。")
  }

  @Test("count with a counter in Japanese, and in the singular in English")
  func counts() {
    let (english, japanese) = (context().words.social.counts, context(.japanese).words.social.counts)
    #expect(
      [english.likes(1), english.likes(2), english.following(1)] == ["1 like", "2 likes", "1 following"])
    #expect([japanese.likes(1), japanese.followers(3)] == ["いいね1件", "フォロワー3人"])
  }
}

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
        AppError.notFound, ErrorSubject.post, "This post doesn't exist, or you don't have access to it.",
        "投稿が見つからないか、閲覧する権限がありません。"
      ),
      (.gone, .post, "This post has been deleted.", "その投稿は削除されました。"),
      (.gone, .deletion, "This post has been deleted.", "その投稿は削除されました。"),
      (.forbidden, .deletion, "Only the author can delete this post.", "自分の投稿ではないため、削除できません。"),
      (
        .forbidden, .sharing, "This post has limited visibility and can't be shared.",
        "公開範囲が限定された投稿のため、シェアできません。"
      ),
      (.notFound, .person, "This person doesn't exist. Check the handle.", "そのユーザーは見つかりませんでした。"),
      (.gone, .following, "This account has been deleted.", "そのアカウントは削除されました。"),
      (.conflict, .following, "This person is no longer asking to follow you.", "この人からのフォロー申請はもうありません。"),
      (.forbidden, .following, "You can't follow this person.", "この人をフォローすることはできません。"),
      (.forbidden, .oneself, "You can't do that to yourself.", "自分のアカウントには、この操作はできません。"),
      (
        .forbidden, .followingBlocked, "You've blocked this person. Unblock them first.",
        "この人をブロックしています。先にブロックを解除してください。"
      ),
      (.notFound, .followingBlocked, "This person doesn't exist. Check the handle.", "そのユーザーは見つかりませんでした。"),
      (.notFound, .notice, "This notification no longer exists.", "その通知は見つかりませんでした。"),
      (.timeout, .post, "This took too long. Try again.", "時間内に応答がありませんでした。もう一度お試しください。"),
      (
        .unconfirmed, .post,
        "Saving was interrupted. Your change may have been saved: check before you try again.",
        "保存が中断されました。変更は保存されている可能性があります。もう一度試す前に確認してください。"
      ),
      (
        .invalid(.server, .mismatched(name: "social.example")), .post,
        "The certificate of social.example was issued for a different name, so nothing was sent. Check the address: another server may be answering in its place.",
        "social.example の証明書は別の名前に対して発行されているため、何も送信していません。アドレスを確認してください。別のサーバーが代わりに応答している可能性があります。"
      ),
      (.invalid(.request, .malformed), .post, "The server didn't accept this.", "サーバーに受け付けられませんでした。"),
      (
        .storage(.connectionsExhausted), .post,
        "The database server has no connections left. Try again later.",
        "データベースサーバーの接続数が上限に達しています。しばらくしてからもう一度お試しください。"
      ),
      (
        .invalid(.database, .unsafe), .post,
        "The database server doesn't apply the settings that protect your data, so SocialConnect won't use it. The log names the settings.",
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
        == "This device's clock shows 7 Feb 2106, 06:28, which can't be right. Nothing was saved. Set the clock, then try again."
    )
    #expect(
      japanese.explain(.wrongClock(shows: shown, lastWritten: nil))
        == "この端末の時計は2106年2月7日 06:28になっています。正しい日時ではないため、何も保存していません。時計を合わせて、もう一度お試しください。")
    #expect(
      english.explain(.wrongClock(shows: shown, lastWritten: last))
        == "This device's clock shows 7 Feb 2106, 06:28, more than five years after the last change (1 Jan 2026). Nothing was saved. Set the clock, then try again."
    )
    #expect(
      japanese.explain(.wrongClock(shows: shown, lastWritten: last))
        == "この端末の時計は2106年2月7日 06:28で、最後に保存した日（2026年1月1日）から5年以上たっています。何も保存していません。時計を合わせて、もう一度お試しください。"
    )
  }

  @Test("claim nothing wrong where it is not known what an error is about")
  func neutral() {
    #expect(context().words.explain(.notFound) == "This doesn't exist, or you don't have access to it.")
    #expect(context().words.explain(.forbidden) == "You don't have permission to do that.")
    #expect(context().words.explain(.gone) == "This has been deleted.")
    #expect(context(.japanese).words.explain(.notFound) == "見つからないか、閲覧する権限がありません。")
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
    #expect(context().words.explain(error) == "Too many attempts. Try again in \(english).")
    #expect(context(.japanese).words.explain(error) == "操作の回数が多すぎます。\(japanese)後にもう一度お試しください。")
  }

  @Test("count with a counter in Japanese, and in the singular in English")
  func counts() {
    let (english, japanese) = (context().words.social.counts, context(.japanese).words.social.counts)
    #expect(
      [english.likes(1), english.likes(2), english.following(1)] == ["1 like", "2 likes", "1 following"])
    #expect([japanese.likes(1), japanese.followers(3)] == ["いいね1件", "フォロワー3人"])
  }
}

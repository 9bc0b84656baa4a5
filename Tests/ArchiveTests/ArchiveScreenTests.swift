import AppScreens
import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Archive

@Suite struct ArchiveScreenTests {
  private func screen(_ language: Language, _ change: (inout ArchiveState) -> Void, width: Int = 60) -> String
  {
    var state = ArchiveState(handle: "alice")
    change(&state)
    let view = ArchiveView(strings: .of(language), context: context(language))
    return drawn(view.screen(state), width: width)
  }

  private let report: ImportReport = {
    var report = ImportReport(
      imported: [.posts: 1200, .follows: 3], profile: [.hidesFollowers, .avatar, .bio], photos: 1,
      alreadyPresent: 2)
    report.add(SkippedRecord(.posts, "Hello", .answersOthers))
    report.add(SkippedRecord(.follows, "@ben@b.example", .personNotHere))
    return report
  }()

  @Test func whatCameOfAProfileIsNamed() {
    let lines = { (language: Language, profile: Set<ProfilePart>) in
      ArchiveRendering(strings: .of(language)).lines(ImportReport(profile: profile)).map {
        $0.spans.map(\.text).joined()
      }
    }
    #expect(lines(.english, []) == ["Nothing was to come."])
    #expect(
      lines(.english, Set(ProfilePart.allCases)) == [
        "Profile: what you say about yourself, further lines, the picture of you, the wide picture on top",
        "You approve each follower yourself now.",
        "Your profile says now that a program writes the posts (bot).",
        "Your followers, and whom you follow, are hidden from others now.",
      ])
    #expect(lines(.english, [.locked]) == ["You approve each follower yourself now."])
    #expect(
      lines(.japanese, Set(ProfilePart.allCases)) == [
        "プロフィール: 自己紹介、項目、アイコン画像、ヘッダー画像", "フォローは承認制になりました。",
        "プロフィールに、プログラムが投稿する（ボット）と表示されるようになりました。", "フォロー関係は非公開になりました。",
      ])
  }

  @Test func theChoice() {
    #expect(
      screen(.english) { _ in } == """
        Export and import

        Take everything of yours with you: posts, photos, likes,
        bookmarks, follows, lists and notes about people. Or bring
        in such an archive, or one from Mastodon.

        1. Export everything of mine (e)
        2. Import an archive (i)

        """)
    #expect(
      screen(.japanese) { _ in } == """
        エクスポートとインポート

        投稿、写真、いいね、ブックマーク、フォロー、リスト、人につい
        てのメモなど、自分のデータをすべて書き出せます。書き出した
        データやMastodonのアーカイブを取り込むこともできます。

        1. 自分のデータをすべて書き出す (e)
        2. アーカイブを取り込む (i)

        """)
  }

  @Test func whatWasFound() {
    let summary = ArchiveSummary(handle: "mia", counts: [.profile: 1, .posts: 2, .likes: 1], photos: 3)
    #expect(
      screen(.english) { $0.step = .found(summary) } == """
        Export and import

        An archive of @mia. It holds:

        Posts: 2, with 3 photos
        Likes: 1

        It comes into the account @alice, with its old dates. What
        is there already stays as it is, and nobody is told.

        1. Import it (y)
        2. Choose another file (i)
        3. Back (b)

        """)
    #expect(
      screen(.japanese) { $0.step = .found(summary) } == """
        エクスポートとインポート

        @mia のアーカイブです。内容:

        投稿: 2件(写真3枚)
        いいね: 1件

        アカウント @alice に、元の日付のまま取り込みます。すでにある
        ものはそのまま残り、だれにも通知されません。

        1. 取り込む (y)
        2. 別のファイルを選ぶ (i)
        3. 戻る (b)

        """)
  }

  @Test func whatWillBeOnIsSaidBefore() {
    let found = { (language: Language, switches: Set<ProfilePart>) in
      screen(language) { $0.step = .found(ArchiveSummary(handle: "mia", switches: switches)) }
    }
    #expect(!found(.english, []).contains("as in the archive"))
    #expect(
      found(.english, [.hidesFollowers, .locked]).contains(
        """

        These are on from then on, as in the archive: approving each
        follower, hiding followers and follows.

        1. Import it (y)
        """))
    #expect(
      found(.japanese, [.bot]).contains(
        """

        アーカイブと同じく、次の設定が有効になります: ボットの表示。

        """))
  }

  @Test func whatCameWithoutAPartIsNotAmongWhatDidNotCome() {
    let report = ImportReport(
      imported: [.posts: 2],
      skipped: [SkippedRecord(.posts, "Soup", .history), SkippedRecord(.posts, "Hello", .empty)])
    #expect(
      screen(.english) { $0.step = .imported(report) }.contains(
        """

        What could not come

        Post: Hello · there is nothing in it that can come

        What came without a part

        Post: Soup · its earlier versions did not come: their dates
        cannot be right, or they are too large

        1. Done
        """))
    let partial = ImportReport(imported: [.posts: 1], skipped: [SkippedRecord(.posts, "Soup", .history)])
    let japanese = screen(.japanese) { $0.step = .imported(partial) }
    #expect(japanese.contains("\n一部を除いて取り込んだもの\n") && !japanese.contains("取り込めなかったもの"))
  }

  @Test func manyThatDidNotComeAreCounted() {
    let skipped = (0..<10).map { SkippedRecord(.likes, "\($0)", $0 < 3 ? .unreadable : .postNotHere) }
    let lines = { (skipped: [SkippedRecord]) in
      ArchiveRendering(strings: .english).reasons(ImportReport(skipped: skipped)).map(\.text)
    }
    #expect(lines(skipped) == ["that post is not here: 7", "it is not written as expected: 3"])
    #expect(lines(Array(skipped.dropFirst()) + [SkippedRecord(.posts, "Soup", .history)]) == [])
  }

  @Test func whereNothingCanBeWrittenIsSaid() {
    let asked = { (language: Language, problem: AppError) in
      screen(language) {
        $0.step = .askingTarget; $0.action = ActionState(outcome: .failed(problem))
      }
    }
    #expect(
      asked(.english, .invalid(.file, .missing)).contains(
        "! That folder is not there. Please look at its path."))
    #expect(
      asked(.english, .storage(.readOnly)).contains(
        "! Nothing can be written there. Please choose another\n  folder.\n"))
    #expect(asked(.japanese, .storage(.readOnly)).contains("! そこには書き込めません。別のフォルダーを選んでください。"))
  }

  @Test func whatCameAndWhatDidNot() {
    #expect(
      screen(.english) { $0.step = .imported(report) } == """
        Export and import
        ✓ The import is finished.

        Profile: what you say about yourself, the picture of you
        Your followers, and whom you follow, are hidden from others
        now.
        Posts: 1200, with 1 photo
        Follows: 3
        2 were here before.

        What could not come

        Post: Hello · it answers a post that is not here
        Follow: @ben@b.example · nobody of that name is here

        1. Done

        """)
    #expect(
      screen(.japanese) { $0.step = .imported(report) } == """
        エクスポートとインポート
        ✓ 取り込みが終わりました。

        プロフィール: 自己紹介、アイコン画像
        フォロー関係は非公開になりました。
        投稿: 1200件(写真1枚)
        フォロー: 3件
        2件はすでにありました。

        取り込めなかったもの

        投稿: Hello · ここにない投稿への返信です
        フォロー: @ben@b.example · その名前の人はここにいません

        1. 閉じる

        """)
    #expect(
      screen(.english, { $0.step = .imported(report) }, width: 20) == """
        Export and import
        ✓ The import is
          finished.

        Profile: what you
        say about yourself,
        the picture of you
        Your followers, and
        whom you follow, are
        hidden from others
        now.
        Posts: 1200, with 1
        photo
        Follows: 3
        2 were here before.

        What could not come

        Post: Hello · it
        answers a post that
        is not here
        Follow:
        @ben@b.example ·
        nobody of that name
        is here

        1. Done

        """)
  }

  @Test func whatWasStopped() {
    let progress = ArchiveProgress(done: 300, total: 1200)
    #expect(
      screen(.english) {
        $0.step = .stopped(progress); $0.action = ActionState(outcome: .failed(.storage(.partlyFull)))
      } == """
        Export and import
        ! The disk is full. What has come until now stays; make some
          room and do it again to go on.

        Stopped after 300 of 1200. What has come stays; going on
        later passes over it.

        1. Go on (y)
        2. Done
        3. Back (b)

        """)
    #expect(
      screen(.japanese) {
        $0.step = .stopped(progress); $0.action = ActionState(outcome: .failed(.storage(.partlyFull)))
      } == """
        エクスポートとインポート
        ! ディスクがいっぱいです。ここまでの分は残っています。空きを
          作ってもう一度実行すると、続きから再開します。

        1200件中300件で中断しました。取り込んだものは残っています。
        あとで続きから再開できます。

        1. 続ける (y)
        2. 閉じる
        3. 戻る (b)

        """)
  }

  @Test func whatWasWritten() {
    let summary = ArchiveSummary(handle: "alice", counts: [.profile: 1, .posts: 1], photos: 1)
    #expect(
      screen(.english) {
        $0.step = .exported(summary); $0.path = "all.zip"
      } == """
        Export and import
        ✓ Everything of yours is in all.zip.

        Posts: 1, with 1 photo

        It holds private posts and your e-mail address: keep it
        where only you can read it.

        1. Done

        """)
    #expect(
      screen(.japanese) {
        $0.step = .exported(summary); $0.path = "all.zip"
      } == """
        エクスポートとインポート
        ✓ データをすべて all.zip に書き出しました。

        投稿: 1件(写真1枚)

        非公開の投稿とメールアドレスも含まれています。ほかの人が読め
        ない場所に保管してください。

        1. 閉じる

        """)
    #expect(
      screen(.english) {
        $0.step = .askingToReplace; $0.path = "all.zip"
      } == """
        Export and import

        There is already something at all.zip.

        1. Replace it, if it is an archive (y)
        2. Choose another name (e)
        3. Back (b)

        """)
    #expect(
      screen(.japanese) {
        $0.step = .askingToReplace; $0.path = "all.zip"
      } == """
        エクスポートとインポート

        all.zip にはすでに何かがあります。

        1. アーカイブなら置き換える (y)
        2. 別の名前にする (e)
        3. 戻る (b)

        """)
  }

  @Test func theQuestions() {
    #expect(
      screen(.english) { $0.step = .askingTarget } == """
        Export and import

        """)
    #expect(
      screen(.japanese) {
        $0.step = .askingSource; $0.action = ActionState(outcome: .failed(.invalid(.file, .unsafe)))
      } == """
        エクスポートとインポート
        ! 安全でないアーカイブです。リンクや、外の場所を指す名前が含
          まれています。何も展開していません。

        """)
  }

  @Test func whoeverIsNotSignedInIsAskedTo() {
    let view = ArchiveView(strings: .english, context: context())
    #expect(
      drawn(view.screen(ArchiveState(handle: nil))) == """
        Export and import

        Please sign in first.

        1. Sign in (i)

        """)
  }
}

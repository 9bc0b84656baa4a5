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
    report.add(SkippedRecord(.posts, "Hello", .tooLarge))
    report.add(SkippedRecord(.follows, "@ben@b.example", .personNotHere))
    return report
  }()

  @Test func whatCameOfAProfileIsNamed() {
    let lines = { (language: Language, profile: Set<ProfilePart>) in
      ArchiveRendering(strings: .of(language)).lines(ImportReport(profile: profile)).map {
        $0.spans.map(\.text).joined()
      }
    }
    #expect(lines(.english, []) == ["Nothing to import."])
    #expect(
      lines(.english, Set(ProfilePart.allCases)) == [
        "Profile: bio, custom fields, profile photo, header image", "You now approve your followers.",
        "Your account is now marked as a bot.", "Your followers and following are now hidden.",
      ])
    #expect(lines(.english, [.locked]) == ["You now approve your followers."])
    #expect(
      lines(.japanese, Set(ProfilePart.allCases)) == [
        "プロフィール: 自己紹介、項目、アイコン画像、ヘッダー画像", "フォローは承認制になりました。",
        "プロフィールにボットと表示されるようになりました。", "フォローとフォロワーは非公開になりました。",
      ])
  }

  @Test func theChoice() {
    #expect(
      screen(.english) { _ in } == """
        Export and import

        Take your data with you: posts, photos, likes, bookmarks,
        follows, lists and private notes. You can also import an
        archive, including one from Mastodon.

        1. Export your data
        2. Import an archive

        """)
    #expect(
      screen(.japanese) { _ in } == """
        エクスポートとインポート

        投稿、写真、いいね、ブックマーク、フォロー、リスト、ユーザー
        についてのメモなど、自分のデータをすべてエクスポートできま
        す。エクスポートしたデータやMastodonのアーカイブをインポート
        することもできます。

        1. 自分のデータをすべてエクスポート
        2. アーカイブをインポート

        """)
  }

  @Test func whatWasFound() {
    let summary = ArchiveSummary(handle: "mia", counts: [.profile: 1, .posts: 2, .likes: 1], photos: 3)
    #expect(
      screen(.english) { $0.step = .found(summary) } == """
        Export and import

        An archive of @mia. It contains:

        Posts: 2, with 3 photos
        Likes: 1

        It will be imported into @alice with its original dates.
        Existing items stay as they are, and no one is notified.

        1. Import (y)
        2. Choose another file (e)
        3. Back (b)

        """)
    #expect(
      screen(.japanese) { $0.step = .found(summary) } == """
        エクスポートとインポート

        @mia のアーカイブです。内容:

        投稿: 2件（写真3枚）
        いいね: 1件

        アカウント @alice に、元の日付のままインポートします。今ある
        データは変わらず、誰にも通知されません。

        1. インポート (y)
        2. 別のファイルを選ぶ (e)
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

        These settings will be turned on, as in the archive: approve
        followers, hide followers and following.

        1. Import (y)
        """))
    #expect(
      found(.japanese, [.bot]).contains(
        """

        アーカイブと同じく、次の設定がオンになります: ボットの表示。

        """))
  }

  @Test func whatCameWithoutAPartIsNotAmongWhatDidNotCome() {
    let report = ImportReport(
      imported: [.posts: 2],
      skipped: [SkippedRecord(.posts, "Soup", .history), SkippedRecord(.posts, "Hello", .empty)])
    #expect(
      screen(.english) { $0.step = .imported(report) }.contains(
        """

        Not imported

        Post: Hello · it has no content that can be imported

        Partly imported

        Post: Soup · its earlier versions weren't imported: their
        dates aren't valid, or they're too large

        1. Done
        """))
    let partial = ImportReport(imported: [.posts: 1], skipped: [SkippedRecord(.posts, "Soup", .history)])
    let japanese = screen(.japanese) { $0.step = .imported(partial) }
    #expect(japanese.contains("\n一部を除いてインポートしたもの\n") && !japanese.contains("インポートできなかったもの"))
  }

  @Test func manyThatDidNotComeAreCounted() {
    let skipped = (0..<10).map { SkippedRecord(.likes, "\($0)", $0 < 3 ? .unreadable : .postNotHere) }
    let lines = { (skipped: [SkippedRecord]) in
      ArchiveRendering(strings: .english).reasons(ImportReport(skipped: skipped)).map(\.text)
    }
    #expect(lines(skipped) == ["that post isn't here: 7", "its format isn't valid: 3"])
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
        "! Folder not found. Check the path."))
    #expect(
      asked(.english, .storage(.readOnly)).contains(
        "! You can't write to that folder. Choose another one.\n"))
    #expect(asked(.japanese, .storage(.readOnly)).contains("! そこには書き込めません。別のフォルダーを選んでください。"))
  }

  @Test func whatCameAndWhatDidNot() {
    #expect(
      screen(.english) { $0.step = .imported(report) } == """
        Export and import
        ✓ Import finished.

        Profile: bio, profile photo
        Your followers and following are now hidden.
        Posts: 1,200, with 1 photo
        Follows: 3
        2 were already here.

        Not imported

        Post: Hello · its text is too large
        Follow: @ben@b.example · no one here has that handle

        1. Done

        """)
    #expect(
      screen(.japanese) { $0.step = .imported(report) } == """
        エクスポートとインポート
        ✓ インポートが完了しました。

        プロフィール: 自己紹介、アイコン画像
        フォローとフォロワーは非公開になりました。
        投稿: 1,200件（写真1枚）
        フォロー: 3件
        2件はすでにありました。

        インポートできなかったもの

        投稿: Hello · 文章が大きすぎます
        フォロー: @ben@b.example · そのユーザーは見つかりません

        1. 完了

        """)
    #expect(
      screen(.english, { $0.step = .imported(report) }, width: 20) == """
        Export and import
        ✓ Import finished.

        Profile: bio,
        profile photo
        Your followers and
        following are now
        hidden.
        Posts: 1,200, with 1
        photo
        Follows: 3
        2 were already here.

        Not imported

        Post: Hello · its
        text is too large
        Follow:
        @ben@b.example · no
        one here has that
        handle

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
        ! The disk is full. Progress so far is saved; free some
          space and try again to continue.

        Stopped after 300 of 1,200. What was imported stays;
        continuing skips it.

        1. Continue (y)
        2. Done
        3. Back (b)

        """)
    #expect(
      screen(.japanese) {
        $0.step = .stopped(progress); $0.action = ActionState(outcome: .failed(.storage(.partlyFull)))
      } == """
        エクスポートとインポート
        ! ディスクの空き容量が足りません。ここまでの内容は保存されて
          います。空き容量を増やしてもう一度実行すると、続きから再開
          します。

        1,200件中300件で中断しました。インポート済みのデータは残って
        います。あとで続きから再開できます。

        1. 続ける (y)
        2. 完了
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
        ✓ Your data is in all.zip.

        Posts: 1, with 1 photo

        It contains private posts and your email address: keep it
        where only you can read it.

        1. Done

        """)
    #expect(
      screen(.japanese) {
        $0.step = .exported(summary); $0.path = "all.zip"
      } == """
        エクスポートとインポート
        ✓ 自分のデータをすべて all.zip にエクスポートしました。

        投稿: 1件（写真1枚）

        非公開の投稿とメールアドレスも含まれています。ほかの人が読め
        ない場所に保管してください。

        1. 完了

        """)
    #expect(
      screen(.english) {
        $0.step = .askingToReplace; $0.path = "all.zip"
      } == """
        Export and import

        all.zip already exists.

        1. Replace it if it's an archive (y)
        2. Choose another name (e)
        3. Back (b)

        """)
    #expect(
      screen(.japanese) {
        $0.step = .askingToReplace; $0.path = "all.zip"
      } == """
        エクスポートとインポート

        all.zip はすでに存在します。

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
        ! アーカイブにリンクか、フォルダーの外を指す名前が含まれてい
          ます。安全のため、展開していません。

        """)
  }

  @Test func whoeverIsNotSignedInIsAskedTo() {
    let view = ArchiveView(strings: .english, context: context())
    #expect(
      drawn(view.screen(ArchiveState(handle: nil))) == """
        Export and import

        Sign in to continue.

        1. Sign in (i)

        """)
  }
}

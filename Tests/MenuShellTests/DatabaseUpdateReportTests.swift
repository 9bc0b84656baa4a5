import AppScreens
import AppValues
import SocialTestSupport
import Testing

@testable import SocialMenuShell

@Suite("What is said of an update of the database")
struct DatabaseUpdateReportTests {
  private let lines = LockedValue<[String]>([])

  private func report(_ language: Language = .english) -> DatabaseUpdateReport {
    DatabaseUpdateReport(Words(language, app: AppName(title: "Test"))) { [lines] line in
      lines.change { $0.append(line) }
    }
  }

  @Test("says where the copy is at once, and nothing else while it's quick")
  func quick() {
    let report = report()
    for update in [
      DatabaseUpdate.changing(0), .copying(0.5), .copied("/data/x.sqlite.before-y"), .changing(0.9),
    ] {
      report.note(update)
    }
    #expect(
      lines.value == ["Before the update, a copy of the database was saved to /data/x.sqlite.before-y."])
  }

  @Test(
    "says at once what someone has to know",
    arguments: [
      (
        Language.english,
        [
          "The database is on a server, so it isn't copied before the update.",
          "Updating the database needs about 153 MB of free space, but only 90 MB is free.",
          "The database is only partly updated: 60% of the update is done. The next command continues.",
          "The database is only partly updated: 60% of the update is done. The next command continues. To go back instead, use the copy from before the update: /x.before-y",
        ]
      ),
      (
        .japanese,
        [
          "データベースがサーバー上にあるため、更新前のコピーは作成されません。", "データベースの更新には約153MBの空き容量が必要ですが、90MBしか空いていません。",
          "データベースの更新は途中で止まりました（60%まで完了）。次にコマンドを実行すると、続きから再開します。",
          "データベースの更新は途中で止まりました（60%まで完了）。次にコマンドを実行すると、続きから再開します。元に戻す場合は、更新前のコピーを使ってください: /x.before-y",
        ]
      ),
    ])
  func atOnce(_ language: Language, _ expected: [String]) {
    let report = report(language)
    for update in [
      DatabaseUpdate.notCopied, .lacksRoom(needed: 152_100_000, free: 90_900_000), .stopped(0.69, copy: nil),
      .stopped(0.69, copy: "/x.before-y"),
    ] {
      report.note(update)
    }
    #expect(lines.value == expected)
  }

  @Test(
    "says how far it has come, each thing once",
    arguments: [
      (
        Language.english,
        [
          "Updating the database…", "Copying the database before it's updated: 50%",
          "Updating the database: 90%",
        ]
      ),
      (.japanese, ["データベースを更新しています…", "更新の前に、データベースをコピーしています: 50%", "データベースを更新しています: 90%"]),
    ])
  func long(_ language: Language, _ expected: [String]) async throws {
    let report = report(language)
    let running = Task { await report.run(every: .milliseconds(5)) }
    for (number, update) in [DatabaseUpdate.changing(0.09), .copying(0.51), .changing(0.999)].enumerated() {
      report.note(update)
      let wasSaid = try await eventually { lines.value.count == number + 1 }
      #expect(wasSaid)
    }
    // Less than ten percent more isn't worth a line.
    report.note(.changing(0.95))
    try await Task.sleep(for: .milliseconds(30))
    running.cancel()
    await running.value
    #expect(lines.value == expected)
  }
}

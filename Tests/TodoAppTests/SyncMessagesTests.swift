import AppScreens
import AppValues
import Foundation
import SocialTodoStore
import Testing

@testable import SocialTodoApp

/// What is said of keeping in step, in both languages.
@Suite struct SyncMessagesTests {
  private let english = SyncMessages(words: .todoApp(.english, timeZone: .gmt))
  private let japanese = SyncMessages(words: .todoApp(.japanese, timeZone: .gmt))
  private let time = Timestamp(milliseconds: 1_795_442_700_000)

  @Test(arguments: [
    (
      AppError.unavailable, "The folder /s can't be reached, or isn't the one you chose.",
      "フォルダー /s が見つからないか、指定したときのフォルダーではありません。"
    ),
    (.timeout, "The folder /s took too long to respond.", "フォルダー /s から時間内に応答がありませんでした。"),
    (
      .invalid(.folder, .taken),
      "/s is where Todo keeps its own data. Choose a folder that your devices share.",
      "/s はTodo自身のデータフォルダーです。端末どうしで使うフォルダーを指定してください。"
    ),
    (
      .storage(.locked), "Another Todo window is doing this right now. Try again in a moment.",
      "別のウインドウで同期中です。しばらくしてからもう一度お試しください。"
    ),
    (
      .storage(.readOnly), "/s, or the data folder, can't be written. Check the permissions.",
      "/s かデータフォルダーに書き込めません。アクセス権を確認してください。"
    ),
    (
      .storage(.full), "The disk is full. Nothing was changed; free some space and try again.",
      "ディスクの空き容量が足りません。何も変更していません。空き容量を増やして、もう一度お試しください。"
    ),
  ])
  func whyItFailed(_ fault: AppError, _ reason: String, _ ja: String) {
    let folder = JoinedFolder(path: "/s", inStepAt: time)
    #expect(english.failure(fault, folder) == "Not in step since 23 Nov 2026, 14:05. \(reason)")
    #expect(japanese.failure(fault, folder) == "2026年11月23日 14:05以降、同期できていません。\(ja)")
  }

  @Test(arguments: [
    (SyncProblem.damagedLines(file: "f", first: 3, count: 1), "f: Line 3 is damaged and was left out."),
    (
      .damagedLines(file: "f", first: 3, count: 2),
      "f: 2 damaged lines, the first of them line 3, were left out."
    ),
    (.longLines(file: "f", first: 3, count: 1), "f: Line 3 is too long and was left out."),
    (.damagedHeader(file: "f"), "f: The first line is damaged. The others were read."),
    (.longFile(file: "f", bytes: 3_000_000_000), "f is too large (3,000 MB) and wasn't read."),
    (
      .newerVersion(file: "f"), "f was written by a newer version of Todo and wasn't read. Update to read it."
    ),
    (.conflictingCopy(file: "f", device: "d"), "f is a conflicting copy. It was read, too."),
    (.notAFile(file: "f"), "f isn't a file and wasn't read."),
    (.unreadable(file: "f", .forbidden), "f couldn't be read. You don't have permission to do that."),
    (.fileGone(file: "f"), "f is gone. Everything read from it was kept."),
    (.fileCutOff(file: "f"), "f was cut off. Everything read from it before was kept."),
  ])
  func whatWasSurvived(_ problem: SyncProblem, _ text: String) {
    #expect(english.problem(problem) == text)
    #expect(japanese.problem(problem).contains(/^f.*[。]$/))
  }

  @Test(arguments: [
    (
      false, "“Milk” was deleted on another device before you changed it here.",
      "「Milk」は、ここで変更する前にほかの端末で削除されていました。"
    ),
    (
      true, "“Milk” was changed on another device after you deleted it here.",
      "「Milk」は、ここで削除したあとにほかの端末で変更されました。"
    ),
  ])
  func anEditThatADeletionWonOver(_ isDeletedHere: Bool, _ text: String, _ ja: String) {
    let edit = OverruledEdit(id: ID("7h2k"), description: "Milk", isDeletedHere: isDeletedHere)
    #expect(english.overruled(edit) == text + " “todo restore 7h2k” brings it back with the change.")
    #expect(japanese.overruled(edit) == ja + "「todo restore 7h2k」で変更ごと元に戻せます。")
    #expect(
      english.overruledInShell(edit) == text + " g deleted lists it, to bring it back with the change.")
    #expect(japanese.overruledInShell(edit) == ja + "g deleted で一覧を開くと、変更ごと元に戻せます。")
  }

  @Test func aClockThatIsAhead() {
    let problem = SyncProblem.clockAhead(device: "d", time: time)
    #expect(
      english.problem(problem)
        == "A change from another device is dated 23 Nov 2026, 14:05, more than a day ahead of this device's clock. Check both clocks."
    )
    #expect(
      japanese.problem(problem) == "ほかの端末の変更の日時が2026年11月23日 14:05で、この端末の時計より1日以上進んでいます。両方の時計を確認してください。")
  }
}

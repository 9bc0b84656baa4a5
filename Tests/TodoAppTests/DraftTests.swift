import AppValues
import Foundation
import SocialMenuShell
import SocialTestSupport
import SocialTodoApp
import Synchronization
import Testing
import Todo

/// What was begun to be written outlives the shell, however that ends.
@Suite struct DraftTests {
  private let device: Device
  private var folder: URL { device.data.appending(path: "drafts") }

  init() async throws {
    device = try Device()
    try await device.importing(["aaaa": "Milk"])
  }

  private func drafts() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(to: folder.appending(path: name), atomically: false, encoding: .utf8)
  }

  @Test func notesBegunWhenTheInputEndsAreOfferedUntilTheyAreSaved() async throws {
    #expect(try await device.run(input: "1\n5\nTwo litres\nfrom the fa").status == 0)
    #expect(try drafts() == ["notes-aaaa.json"])
    #expect(try await device.list().map { $0["notes"] as? String } == [""])

    let next = try await device.run(input: "1\n5\ne\n:d\nfrom the farm\n.\nq\n")
    #expect(next.stdout.contains("\n5.  Notes: none · draft\n"))
    #expect(next.stdout.contains("\nYou have a draft.\n\nTwo litres\nfrom the fa\n\n1. Keep writing (e)\n"))
    #expect(next.stdout.contains("\n✓ Saved.\n"))
    #expect(try await device.list().map { $0["notes"] as? String } == ["Two litres\nfrom the farm"])
    #expect(try drafts() == [])
  }

  @Test func notesThatAreLeftAreSavedAndCanBeDiscarded() async throws {
    let left = try await device.run(input: "1\n5\nTwo litres\n<\nq\n")
    #expect(left.stdout.contains("\n✓ Draft saved.\n"))
    let japanese = try await device.run("--lang", "ja", input: "1\n5\nd\n<\nb\nq\n")
    #expect(japanese.stdout.contains("\n5.  メモ: なし · 下書きあり\n"))
    #expect(japanese.stdout.contains("\n書きかけの下書きがあります。\n\nTwo litres\n\n1. 続きを書く (e)\n2. 破棄 (d)\n"))
    #expect(japanese.stdout.contains("\n途中で戻っても、下書きに保存されます。\n"))
    #expect(try drafts() == [])
    #expect(try await device.list().map { $0["notes"] as? String } == [""])
  }

  @Test func notesBegunWhenTheShellIsKilledAreOffered() async throws {
    let killing = """
      mkfifo "$0/typed"; "$@" <"$0/typed" & shell=$!
      exec 3>"$0/typed"; cat >&3
      for i in $(seq 200); do grep -qs "from the farm" "$0"/data/drafts/*.json && break; sleep 0.05; done
      kill -9 $shell; wait $shell
      """
    let killed = try await device.run(
      ["--data", device.data.path], input: "1\n5\nTwo litres\nfrom the farm\n",
      through: ["bash", "-c", killing, device.path("")])
    #expect(killed.status == 128 + SIGKILL)
    let next = try await device.run(input: "1\n5\n\n.\nq\n")
    #expect(next.stdout.contains("\nYou have a draft.\n\nTwo litres\nfrom the farm\n"))
    #expect(try await device.list().map { $0["notes"] as? String } == ["Two litres\nfrom the farm"])
    #expect(try drafts() == [])
  }

  /// The limit of a file's size meets the database, and not the small file of a draft.
  @Test func aTodoThatTheFullDiskRefusedIsOfferedAndThenAddedOnce() async throws {
    let filling = """
      mkfifo "$0/typed"; "$@" <"$0/typed" > >(cat >"$0/said") & shell=$!
      exec 3>"$0/typed"; echo "n First" >&3
      for i in $(seq 200); do grep -qs "Added: First" "$0/said" && break; sleep 0.05; done
      prlimit --pid $shell --fsize=1000
      cat >&3; exec 3>&-; wait $shell; status=$?; cat "$0/said"; exit $status
      """
    let outcome = try await device.run(
      ["--data", device.data.path], input: "n Tea\n<\nq\n", through: ["bash", "-c", filling, device.path("")])
    #expect(outcome.stdout.contains("\n! The disk is full."), "\(outcome)")
    #expect(outcome.stdout.contains("\n✓ Draft saved.\n"))
    #expect(try await device.descriptions() == ["First", "Milk"])
    // An empty line takes what is offered, and then what it says.
    let next = try await device.run(input: "n\n\n\nn\n<\nq\n")
    #expect(next.stdout.contains("\nYou have a draft.\n\nTea\n"))
    #expect(next.stdout.contains("\nWhat to do [Tea]: \n"))
    #expect(next.stdout.contains("\n✓ Added: Tea\n"))
    #expect(try await device.descriptions() == ["Tea", "First", "Milk"])
    #expect(try drafts() == [])
  }

  @Test func damagedDraftsAreSetAside() async throws {
    try write("{", to: "new-1.json")
    try write(#"{"id":"new-2","kind":"new","text":"no key","savedAt":1}"#, to: "new-2.json")
    try write("", to: "notes-aaaa.json")
    let outcome = try await device.run(input: "1\n5\nTwo litres\n.\nb\nn\nTea\nq\n")
    #expect(outcome.status == 0 && !outcome.stdout.contains("You have a draft."))
    #expect(try await device.descriptions() == ["Tea", "Milk"])
    #expect(try drafts() == ["new-1.json.damaged", "new-2.json.damaged", "notes-aaaa.json.damaged"])
    let log = try String(contentsOf: device.data.appending(path: "log"), encoding: .utf8)
    #expect(log.contains("new-1.json is damaged and was renamed to new-1.json.damaged"))
  }

  @Test(TodoProgram.hasOwnMounts)
  func aReadOnlyFolderLosesNothingUnasked() async throws {
    #expect(try await device.run(input: "1\n5\nTwo litres\n").status == 0)
    let mounting = [
      "unshare", "--mount", "bash", "-c",
      "mount --bind \"$0\" \"$0\" && mount -o remount,bind,ro \"$0\" && exec \"$@\"", device.data.path,
    ]
    let outcome = try await device.run(
      input: "n Tea\n<\nb\n<\ny\n1\n5\nd\ne\nmore\n<\ny\nq\n", through: mounting)
    #expect(outcome.status == 0)
    #expect(outcome.stdout.components(separatedBy: "\n! Your draft isn't saved yet. The data").count > 2)
    #expect(outcome.stdout.contains("\nDiscard what you wrote? This can't be undone.\n\nTea\n"))
    #expect(outcome.stdout.contains("\nDiscard what you wrote? This can't be undone.\n\nTwo litres\nmore\n"))
    #expect(outcome.stdout.contains("\n! The data is read-only."))
    #expect(try drafts() == ["notes-aaaa.json"])
    #expect(try await device.descriptions() == ["Milk"])
  }

  @Test func everyDraftIsThereForTheNextProcess() async throws {
    let directory = DataDirectory(device.data.path, of: .todo, environment: [:])
    let logged = Mutex<[String]>([])
    func store() -> TodoDraftFolder {
      TodoDraftFolder(directory: directory) { line in logged.withLock { $0.append(line) } }
    }
    let subjects: [TodoDraft.Subject] = [
      .new(in: nil, key: "1", wasTried: false), .new(in: .work, key: "2", wasTried: true),
      .description(of: ID("aaaa")), .notes(of: ID("../AB")),
    ]
    let all = subjects.enumerated().map { index, subject in
      TodoDraft(
        id: ID("Draft/\(index)"), subject: subject, text: "牛乳\n🥛 \(index)",
        savedAt: Timestamp(milliseconds: 1_700_000_000_123))
    }
    for draft in all { try await store().save(draft) }
    #expect(Set(try await store().list()) == Set(all))
    for draft in all { #expect(try await store().load(draft.id) == draft) }
    let names = try drafts()
    #expect(names.count == 4)
    #expect(try mode(of: folder.appending(path: names[0]).path) == 0o600)
    // A copy is a draft of its own: discarding it leaves the other.
    try FileManager.default.copyItem(
      at: folder.appending(path: names[0]), to: folder.appending(path: "copy.json"))
    #expect(try await store().list().count == 5)
    try await store().discard(ID("copy"))
    #expect(try drafts() == names)
    for draft in all { try await store().discard(draft.id) }
    #expect(try await store().list() == [])
    #expect(logged.withLock { $0 } == [])
  }
}

import AppValues
import SocialTestSupport
import Testing
import Todo

@testable import SocialTodoStore

/// What `SyncStore` promises, of each kind of store.
struct SyncStoreTests {
  private let time = SetTime()

  private func store(_ kind: StoreKind) async throws -> any TestedStore {
    try await kind.make(.sample("1"), clock: time.clock)
  }

  private func change(_ value: String, _ later: Int64, _ device: Character = "2") throws -> FieldChange {
    let time = HybridTime(milliseconds: time.milliseconds + later, device: try .sample(device))
    return FieldChange("a", .notes, FieldValue(value), at: time)
  }

  private func reading(_ offset: Int64) throws -> FileReading {
    FileReading(
      name: "2222222222222222.todo", device: try .sample("2"), offset: offset, checksum: Checksum(7))
  }

  private func batch(_ changes: [FieldChange], ahead: Set<DeviceID> = []) throws -> ReceivedBatch {
    ReceivedBatch(changes: changes, reading: try reading(9), devicesAhead: ahead)
  }

  @Test(arguments: StoreKind.allCases) func itBeginsWithADeviceAndNothingElse(_ kind: StoreKind) async throws
  {
    let store = try await store(kind)
    #expect(try await store.memory() == SyncMemory(device: .sample("1")))
    #expect(try await store.unshared(atMost: 10).isEmpty)
  }

  @Test(arguments: StoreKind.allCases) func whatIsLaterIsTakenAndAllThatIsKnownIsShared(_ kind: StoreKind)
    async throws
  {
    let store = try await store(kind)
    let (first, second) = (try change("first", 1), try change("second", 2))
    let taken = try await store.receive(batch([first, second, first], ahead: [.sample("3")]))
    #expect(taken.todos == ["a"])
    #expect(try await store.records["a"]?.fields[.notes] == second.entry)
    #expect(try await store.unshared(atMost: 10).isEmpty)
    let memory = try await store.memory()
    #expect(memory.readings == ["2222222222222222.todo": try reading(9)])
    #expect(memory.devicesAhead == [try .sample("3")])
    // What it says again is known.
    #expect(try await store.receive(batch([first, second])).todos.isEmpty)
  }

  @Test(arguments: StoreKind.allCases) func whatIsEarlierLeavesWhatIsHereUnshared(_ kind: StoreKind)
    async throws
  {
    let store = try await store(kind)
    let mine = try await store.set("a", [.notes: FieldValue("mine")])
    #expect(try await store.receive(batch([change("theirs", -1)])).todos.isEmpty)
    #expect(try await store.unshared(atMost: 10) == mine)
    #expect(try await store.records["a"]?.fields[.notes]?.value.text == "mine")
    // Until a file says the same.
    #expect(try await store.receive(batch(mine)).todos.isEmpty)
    #expect(try await store.unshared(atMost: 10).isEmpty)
  }

  @Test(arguments: StoreKind.allCases) func whatIsChangedHereIsLaterThanWhatCame(_ kind: StoreKind)
    async throws
  {
    let store = try await store(kind)
    let theirs = try change("theirs", 9 * HybridLogicalClock.tolerance)
    _ = try await store.receive(batch([theirs]))
    let mine = try await store.set("a", [.notes: FieldValue("mine")])
    #expect(mine.allSatisfy { $0.entry.time > theirs.entry.time })
    #expect(try await store.records["a"]?.fields[.notes]?.value.text == "mine")
  }

  /// Whether what came was known already.
  @Test(arguments: StoreKind.allCases) func theClockMovesOnWithWhatIsKnownToo(_ kind: StoreKind) async throws
  {
    let store = try await store(kind)
    _ = try await store.set("a", [.done: FieldValue(true)])
    let lost = FieldChange(
      "a", .done, .none, at: HybridTime(milliseconds: time.milliseconds, counter: 0, device: try .sample("0"))
    )
    _ = try await store.receive(batch([lost]))
    let mine = try await store.set("a", [.done: FieldValue(false)])
    #expect(mine.allSatisfy { $0.entry.time > lost.entry.time && $0.entry.time.counter > 0 })
  }

  @Test(arguments: StoreKind.allCases) func whatWasSentIsSharedUnlessItChangedSince(_ kind: StoreKind)
    async throws
  {
    let store = try await store(kind)
    let sent = try await store.set("a", [.notes: FieldValue("sent"), .done: FieldValue(true)])
    let later = try await store.set("a", [.notes: FieldValue("later")])
    try await store.sent(sent, reading(5))
    #expect(try await store.unshared(atMost: 10) == later)
    #expect(try await store.memory().readings.values.map(\.offset) == [5])
    #expect(
      Set(try await store.current(among: sent + later)) == Set(sent.filter { $0.field == .done } + later))
  }

  @Test(arguments: StoreKind.allCases) func asManyAreToBeSentAsAreAskedFor(_ kind: StoreKind) async throws {
    let store = try await store(kind)
    var changes: Set<FieldChange> = []
    for number in 0..<7 { changes.formUnion(try await store.set(ID("\(number)"), [.done: FieldValue(true)])) }
    var rounds = 0
    while case let part = try await store.unshared(atMost: 3), !part.isEmpty {
      #expect(part.count <= 3 && changes.isSuperset(of: part))
      changes.subtract(part)
      try await store.sent(part, reading(1))
      rounds += 1
    }
    #expect(changes.isEmpty && rounds == 3)
  }

  @Test(arguments: StoreKind.allCases) func startingOverForgetsTheFilesOnly(_ kind: StoreKind) async throws {
    let store = try await store(kind)
    let folder = KnownFolder(path: "/folder", marker: "0123456789abcdef")
    _ = try await store.receive(batch([change("theirs", 1)], ahead: [.sample("3")]))
    try await store.finished(at: Timestamp(milliseconds: 5))
    try await store.startOver(in: folder)
    var expected = SyncMemory(device: try .sample("1"), folder: folder)
    expected.devicesAhead = [try .sample("3")]
    expected.inStepAt = Timestamp(milliseconds: 5)
    #expect(try await store.memory() == expected)
    #expect(try await store.unshared(atMost: 10) == [change("theirs", 1)])
  }
}

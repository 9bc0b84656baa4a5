import AppValues
import NewRoom
import SocialConnectTesting
import Testing

@Suite("The rules of the items")
struct NewRoomInteractorTests {
  private let source = FakeNewRoom()

  @Test("a name is kept without blanks around it")
  func name() async throws {
    source.adding.answers(item("1", "Tea"))
    _ = try await NewRoomInteractor(repository: source).add("  Tea\n")
    #expect(source.adding.inputs == ["Tea"])
  }

  @Test(
    "a name that can't be is refused before the source is asked",
    arguments: [
      ("", InputRule.empty), (" \n", .empty), ("a\u{1B}[31m", .unprintable),
      (String(repeating: "x", count: 101), .tooLong(maximum: 100, excess: 1)),
    ])
  func refused(name: String, rule: InputRule) async {
    await #expect(throws: AppError.invalid(.name, rule)) {
      try await NewRoomInteractor(repository: source).add(name)
    }
  }

  @Test("nothing is added to a source that is only read")
  func readOnly() async {
    await #expect(throws: AppError.unsupported) {
      try await NewRoomInteractor(repository: FakeNewRoom(adds: false)).add("Tea")
    }
  }
}

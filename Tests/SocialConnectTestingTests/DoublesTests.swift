import AppValues
import Entities
import SocialConnectTesting
import Testing

@Suite("Doubles")
struct DoublesTests {
  @Test("a call that no test expects fails the test, and its caller")
  func unexpected() async {
    let call = Expected<Int, String>("greeting")
    await withKnownIssue {
      await #expect(throws: AppError.unexpected(reference: "greeting")) { try await call(7) }
    } matching: { issue in
      issue.comments.contains { $0.rawValue == "greeting was not expected: 7" }
    }
    #expect(call.inputs == [7])
  }

  @Test("an expected call answers as the test says, and remembers what it was asked")
  func expected() async throws {
    let call = Expected<Int, String>("greeting")
    call.answers("Hello")
    #expect(try await call(1) == "Hello")
    call.fails(.offline)
    await #expect(throws: AppError.offline) { try await call(2) }
    #expect(call.inputs == [1, 2])
  }

  @Test("marks on posts that no test expects fail the test", arguments: PostMark.allCases)
  func marks(_ mark: PostMark) async {
    let actions = FakePostActions()
    for isSet in [true, false] {
      await withKnownIssue { _ = try await actions.set(mark, to: isSet, on: ID("1")) }
    }
  }

  @Test("a gate holds what comes until the test opens it")
  func gate() async {
    let gate = Gate()
    let passed = LockedValue(false)
    let task = Task {
      await gate.pass()
      passed.change { $0 = true }
    }
    await gate.waitForArrival()
    #expect(!passed.value)
    gate.open()
    await task.value
    #expect(passed.value)
  }
}

import AppScreens
import AppValues
import SocialTestSupport
import Testing

@Suite("Actions", .timeLimit(.minutes(1)))
@MainActor
struct ActionRunnerTests {
  private let bench = ActionBench()
  private var runner: ActionRunner<String, Int> { bench.runner }
  private var state: ActionState<String, Int> { bench.state }

  @Test("say what became of them, until the next one answers")
  func outcome() async {
    await runner.change(.queue, try await bench.act("one"))
    #expect(state == ActionState(outcome: .done("one")))
    await runner.change(.queue, about: 7, try await bench.fail(.offline))
    #expect(state.problem == .offline && state.failed == 7 && state.done == nil)
    let gate = Gate()
    let next = await bench.begin { await bench.change("two", at: gate) }
    await gate.waitForArrival()
    #expect(state == ActionState(outcome: .failed(.offline, about: 7), isWorking: true))
    gate.open()
    _ = await next.value
    #expect(state == ActionState(outcome: .done("two")))
    await runner.change(.queue, bench.write("nothing to say"))
    #expect(state == ActionState())
  }

  @Test("that wait for nothing are carried out beside the others")
  func atOnce() async {
    let gate = Gate()
    let slow = await bench.begin { await bench.change("slow", at: gate) }
    await gate.waitForArrival()
    runner.atOnce(bench.write("elsewhere"))
    runner.atOnce(about: 3, try bench.refuse(.gone))
    #expect(bench.log == ["elsewhere"] && state.problem == .gone && state.failed == 3)
    runner.fail(.notFound, about: 4)
    #expect(state.problem == .notFound && state.failed == 4)
    gate.open()
    _ = await slow.value
    #expect(state.done == "slow")
  }

  // MARK: Changes

  @Test("in line come one after another, and none is dropped")
  func queue() async {
    let gate = Gate()
    let first = await bench.begin { await bench.change("1", at: gate) }
    await gate.waitForArrival()
    var others: [Task<Bool, Never>] = []
    for name in ["2", "3", "4"] {
      others.append(await bench.begin { await bench.change(name) })
    }
    #expect(bench.log.isEmpty)
    gate.open()
    #expect(await first.value)
    for other in others { #expect(await other.value) }
    #expect(bench.log == ["1", "2", "3", "4"] && state == ActionState(outcome: .done("4")))
  }

  @Test("that allow no second wait for what is under way, and are then done once")
  func refusal() async {
    let (loading, publishing) = (Gate(), Gate())
    let load = await bench.begin { await bench.load(at: loading) }
    await loading.waitForArrival()
    let first = await bench.begin { await bench.change("publish", .refuseWhileBusy, at: publishing) }
    #expect(await runner.change(.refuseWhileBusy, bench.write("again")) == false)
    loading.open()
    await publishing.waitForArrival()
    #expect(await runner.change(.refuseWhileBusy, bench.write("again")) == false)
    #expect(state.isWorking)
    publishing.open()
    #expect(await first.value)
    _ = await load.value
    #expect(bench.log == ["load", "publish"] && state == ActionState(outcome: .done("publish")))
    #expect(await runner.change(.refuseWhileBusy, bench.write("later")))
  }

  @Test("that an action sends are part of it, and do not wait for its end")
  func nested() async {
    await runner.change(.queue, try await bench.act("outer", sending: "inner"))
    #expect(bench.log == ["inner", "outer"] && state.done == "outer")
    await runner.change(.queue, await bench.send("inner"))
    #expect(state.done == "inner", "what it told stays when the outer has nothing to say")
    let other = ActionBench()
    await runner.change(.queue, await other.forward(to: bench, "round about"))
    #expect(state.done == "round about")
  }

  // MARK: Cancelling

  @Test("that are cancelled while they wait are not begun")
  func cancelledInLine() async {
    let gate = Gate()
    let first = await bench.begin { await bench.change("first", at: gate) }
    await gate.waitForArrival()
    let second = await bench.begin { await bench.change("second") }
    let third = await bench.begin { await bench.change("third") }
    second.cancel()
    #expect(await second.value == false)
    gate.open()
    #expect(await first.value)
    #expect(await third.value)
    #expect(bench.log == ["first", "third"])
    let late = Task { await runner.change(.queue, bench.write("late")) }
    late.cancel()
    #expect(await late.value == false)
    #expect(!state.isWorking)
  }

  @Test(
    "that are cancelled say nothing, and the outcome before stays", arguments: [AppError.cancelled, .offline])
  func cancelled(error: AppError) async {
    await runner.change(.queue, try await bench.act("before"))
    let gate = Gate()
    let change = await bench.begin { await bench.change(failing: error, at: gate) }
    await gate.waitForArrival()
    change.cancel()
    _ = await change.value
    #expect(state == ActionState(outcome: .done("before")))
  }

  @Test("that were done all the same are told")
  func doneAllTheSame() async {
    let gate = Gate()
    let change = await bench.begin { await bench.changeAndRead("done", at: gate) }
    await gate.waitForArrival()
    change.cancel()
    _ = await change.value
    #expect(state == ActionState(outcome: .done("done"), isStale: true))
  }

  // MARK: Reading behind

  @Test("are told before what they changed is read, whatever becomes of that")
  func readingBehind() async {
    let gate = Gate()
    bench.source = { () async throws(AppError) in
      await gate.pass()
      throw .offline
    }
    let change = await bench.begin { await bench.changeAndRead("made") }
    await gate.waitForArrival()
    #expect(state == ActionState(outcome: .done("made"), isWorking: true))
    gate.open()
    _ = await change.value
    #expect(state == ActionState(outcome: .done("made"), isStale: true))
    bench.source = { () async throws(AppError) in "anew" }
    await bench.readLatest()
    #expect(state == ActionState() && bench.content == "anew")
  }

  @Test("do not wait for what is read behind the one before, which is read again when they answer")
  func besideReadingBehind() async {
    let gate = Gate()
    bench.source = { () async throws(AppError) in
      await gate.pass()
      return "one"
    }
    let first = await bench.begin { await bench.changeAndRead("one", .refuseWhileBusy) }
    await gate.waitForArrival()
    #expect(await bench.change("two", .refuseWhileBusy))
    #expect(state == ActionState(outcome: .done("two"), isWorking: true))
    bench.source = { () async throws(AppError) in "both" }
    gate.open()
    #expect(await first.value)
    #expect(state == ActionState(outcome: .done("two")) && bench.content == "both")
  }

  @Test("that fail are not read behind")
  func failedIsNotRead() async {
    bench.source = { () async throws(AppError) in
      Issue.record("nothing was changed")
      return ""
    }
    await runner.change(.queue, try await bench.fail(.gone), then: try await bench.read())
    #expect(state == ActionState(outcome: .failed(.gone)))
  }
}

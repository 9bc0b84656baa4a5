import AppScreens
import AppValues
import TestSupport
import Testing

@Suite("Readings", .timeLimit(.minutes(1)))
@MainActor
struct ReadingTests {
  private let bench = ActionBench()
  private var runner: ActionRunner<String, Int> { bench.runner }
  private var state: ActionState<String, Int> { bench.state }

  /// Reads what a port answers behind a gate, even when it is cancelled.
  private func read(_ answer: Result<String, AppError>, at gate: Gate) async -> Task<Bool, Never> {
    bench.source = { () async throws(AppError) in
      await gate.pass()
      return try answer.get()
    }
    let reading = await bench.begin { await bench.readLatest() }
    await gate.waitForArrival()
    return reading
  }

  @Test("begun later cancel the earlier, whose answer is never shown", arguments: [true, false])
  func latestWins(fails: Bool) async {
    let (early, late) = (Gate(), Gate())
    let first = await read(fails ? .failure(.offline) : .success("a"), at: early)
    let second = await read(.success("ab"), at: late)
    #expect(await first.value == false)
    #expect(bench.content == "" && state == ActionState(isWorking: true))
    late.open()
    #expect(await second.value)
    #expect(bench.content == "ab" && state == ActionState())
  }

  @Test("are cancelled with what sent them, and leave all as it was")
  func cancelled() async {
    await runner.change(.queue, try await bench.act("before"))
    let reading = await read(.success("a"), at: Gate())
    reading.cancel()
    #expect(await reading.value == false)
    #expect(bench.content == "" && state == ActionState(outcome: .done("before")))
  }

  @Test("that allow no second are refused while another is under way")
  func refusal() async {
    let gate = Gate()
    let first = await read(.success("page"), at: gate)
    #expect(await runner.read(.refuseWhileBusy, try await self.bench.read()) == false)
    gate.open()
    #expect(await first.value)
    bench.source = { () async throws(AppError) in "next" }
    #expect(await runner.read(.refuseWhileBusy, try await self.bench.read()))
    #expect(bench.content == "next")
  }

  @Test("do not wait for a change, are read again when it has answered, and do not cover what it told")
  func beside() async {
    let (changing, reading) = (Gate(), Gate())
    let change = await bench.begin { await bench.change("liked", at: changing) }
    await changing.waitForArrival()
    let first = await read(.success("old"), at: reading)
    changing.open()
    _ = await change.value
    bench.source = { () async throws(AppError) in "new" }
    reading.open()
    #expect(await first.value)
    #expect(bench.content == "new" && state == ActionState(outcome: .done("liked")))
  }

  @Test("that fail do not cover what a change told meanwhile, but say that the screen is old")
  func failureBeside() async {
    let gate = Gate()
    let reading = await read(.failure(.offline), at: gate)
    await runner.change(.queue, try await bench.act("liked"))
    gate.open()
    _ = await reading.value
    #expect(state == ActionState(outcome: .done("liked"), isStale: true))
  }

  @Test("because of news leave the outcome, and say only that the screen is old")
  func news() async {
    await runner.change(.queue, about: 1, try await bench.fail(.gone))
    let gate = Gate()
    bench.source = { () async throws(AppError) in
      await gate.pass()
      throw .offline
    }
    let left = await bench.begin { await bench.catchUp() }
    left.cancel()
    _ = await left.value
    #expect(state == ActionState(outcome: .failed(.gone, about: 1)))
    await runner.catchUp(try bench.refuse(.offline))
    #expect(state == ActionState(outcome: .failed(.gone, about: 1), isStale: true))
    bench.source = { () async throws(AppError) in "news" }
    await runner.catchUp(try await bench.read())
    #expect(state == ActionState(outcome: .failed(.gone, about: 1)) && bench.content == "news")
  }

  @Test("of news that answer later do not lose to an older answer")
  func order() async {
    let gate = Gate()
    let slow = await read(.success("old"), at: gate)
    bench.source = { () async throws(AppError) in "new" }
    await runner.catchUp(try await bench.read())
    gate.open()
    _ = await slow.value
    #expect(bench.content == "new")
  }
}

import AppScreens
import AppValues
import SocialTestSupport
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

  /// Reads a page behind a gate.
  private func readPage(_ name: String, at gate: Gate) async -> Task<Bool, Never> {
    let reading = await bench.begin { await bench.readPage(name, at: gate) }
    await gate.waitForArrival()
    return reading
  }

  @Test("of one more page are refused while another is under way that no one has cancelled")
  func refusal() async {
    let (cancelled, gate) = (Gate(), Gate())
    let left = await readPage("left", at: cancelled)
    left.cancel()
    let first = await readPage("page", at: gate)
    #expect(await bench.readPage("second") == false)
    gate.open()
    #expect(await first.value)
    #expect(await bench.readPage("next"))
    #expect(await left.value == false)
    #expect(bench.log.suffix(2) == ["page", "next"])
  }

  @Test("of one more page and of the whole go on beside each other")
  func pageAndWhole() async {
    let (paging, reading) = (Gate(), Gate())
    let page = await readPage("page", at: paging)
    let whole = await read(.success("whole"), at: reading)
    paging.open()
    #expect(await page.value)
    #expect(bench.log == ["page"])
    reading.open()
    #expect(await whole.value)
    #expect(bench.content == "whole")
  }

  @Test("of one more page leave it said that the rest is old")
  func pageOfStale() async {
    await runner.catchUp(try bench.refuse(.offline))
    #expect(await bench.readPage("page"))
    #expect(state.isStale)
    bench.source = { () async throws(AppError) in "whole" }
    await bench.readLatest()
    #expect(!state.isStale)
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

  @Test("that fail don't hide the message of a change made at the same time, but say that the screen is old")
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

  @Test("ask again what can be done behind each of them, whatever became of it, and no other action does")
  func asksAgain() async {
    await bench.readLatest()
    bench.source = { () async throws(AppError) in throw .offline }
    await bench.readLatest()
    _ = await bench.readPage("page")
    _ = await bench.catchUp()
    #expect(bench.asked == 4)
    await runner.change(.queue, try await bench.act("change"))
    runner.atOnce(bench.write("elsewhere"))
    #expect(bench.asked == 4)
    _ = await bench.changeAndRead("change")
    #expect(bench.asked == 5)
  }
}

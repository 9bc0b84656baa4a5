import AppValues
import SocialDatabase
import SocialTestSupport
import Testing

@testable import SocialLocalBackend
@testable import SocialLocalStore

/// What becomes of the work of other kinds, and of what was promised, where some of it cannot be done.
@Suite("Work beside work that cannot be done") struct WorkFaultContract {
  @Test(
    "is begun where no one can tell whether the other is for this program", arguments: BackendKind.available)
  func undecided(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let mail = FakeWorker(.mail, isHere: { () throws(AppError) in throw .storage(.readOnly) })
      let telling = FakeWorker(.noticeFanOut)
      let said = LockedValue<[String]>([])
      let work = DueWork([mail, telling], in: world) { line in said.change { $0.append(line) } }
      for subject in Int64(1)...2 {
        try await world.add(.mail, subject)
        try await world.add(.noticeFanOut, subject)
        await work.start(.noticeFanOut)
        await work.finish()
      }
      #expect(telling.done == [1, 2] && mail.done == [])
      #expect(said.value == ["Will try again: mail: \(AppError.storage(.readOnly))"])
      await work.end(nil)
      try await world.forgetWork()
    }
  }

  @Test("is done when it is due although the other cannot be taken", arguments: BackendKind.available)
  func put(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      try await world.refuseTaking(.mail)
      let said = LockedValue<[String]>([])
      let telling = FakeWorker(.noticeFanOut)
      let work = DueWork([FakeWorker(.mail), telling], in: world, clock: .system) { line in
        said.change { $0.append(line) }
      }
      try await world.add(.mail, 1, due: 0)
      try await world.add(.noticeFanOut, 1, due: WallClock.system.now().milliseconds + 500)
      await work.start(.mail)
      #expect(try await eventually(within: .seconds(20)) { telling.done == [1] })
      await work.finish()
      #expect(said.value.count == 1 && said.value.first?.hasPrefix("Will try again: mail: ") == true)
      await work.end(nil)
      try await world.allowTaking()
      try await world.forgetWork()
    }
  }

  @Test("that a program waited for cuts off nothing that is added later", arguments: BackendKind.available)
  func held(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let gate = Gate()
      let wasCut = LockedValue(false)
      let mail = FakeWorker(
        .mail,
        step: { subject in
          if subject == 1 { return }
          gate.open()
          // Long enough for what ends the program to cut it off.
          do { try await Task.sleep(for: .milliseconds(100)) } catch { wasCut.change { $0 = true } }
        })
      let work = DueWork([mail], in: world)
      try await world.add(.mail, 1)
      await work.start(.mail, taking: .milliseconds(1))
      await work.finish()
      try await world.add(.mail, 2)
      await work.start(.mail)
      await gate.pass()
      await work.end(nil)
      #expect(mail.done == [1, 2] && !wasCut.value)
    }
  }

  @Test("is not looked for between all steps of the other", arguments: BackendKind.available)
  func steps(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let steps = 50
      let telling = FakeWorker(
        .noticeFanOut, steps: steps,
        step: { _ in
          // As a step does; whether it can be read is not what is looked at.
          _ = try? await world.database.read { connection throws(AppError) in
            try connection.exists("SELECT 1 FROM person")
          }
        })
      let work = DueWork([telling], in: world)
      try await world.add(.noticeFanOut, 1)
      let before = world.database.statementCount
      await work.start(.noticeFanOut)
      await work.finish()
      #expect(telling.done == [1])
      #expect(world.database.statementCount - before < steps + 20)
      await work.end(nil)
    }
  }
}

/// Does work that is nothing but what a test says.
private struct FakeWorker: Worker {
  let kind: WorkKind
  private let steps: Int
  private let isOurs: @Sendable () throws(AppError) -> Bool
  private let step: @Sendable (Int64) async -> Void
  private let ended = LockedValue<[Int64]>([])

  /// - Parameter isHere: Whether it is for this process to do.
  init(
    _ kind: WorkKind, steps: Int = 1,
    isHere: @escaping @Sendable () throws(AppError) -> Bool = { true },
    step: @escaping @Sendable (Int64) async -> Void = { _ in }
  ) {
    self.kind = kind
    self.steps = steps
    isOurs = isHere
    self.step = step
  }

  /// What was done, in that order.
  var done: [Int64] { ended.value }

  func share() async throws(AppError) -> WorkShare { try isOurs() ? .all : .none }

  func work(on subject: Int64, _ pace: WorkPace) async throws(AppError) -> WorkOutcome {
    var left = steps
    _ = try await pace.takeSteps(resting: false) { () async throws(AppError) in
      await step(subject)
      left -= 1
      return left > 0
    }
    ended.change { $0.append(subject) }
    return .done
  }
}

extension DueWork {
  fileprivate init(
    _ workers: [any Worker], in world: World, clock: WallClock? = nil,
    say: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.init(workers, database: world.database, clock: clock ?? world.clock.clock, say: say)
  }
}

extension World {
  fileprivate func add(_ kind: WorkKind, _ subject: Int64, due: Int64? = nil) async throws {
    let now = clock.clock.now()
    try await database.write { connection throws(AppError) in
      try connection.addWork(kind, subject, due: due, now)
    }
  }

  fileprivate func forgetWork() async throws {
    try await database.write { connection throws(AppError) in
      try connection.execute("DELETE FROM due_work")
    }
  }

  /// Lets the database fail whenever work of a kind is taken.
  fileprivate func refuseTaking(_ kind: WorkKind) async throws {
    let name = try #require(SQLName(checking: kind.rawValue))
    try await database.write { connection throws(AppError) in
      switch connection.dialect {
      case .sqlite:
        try connection.execute(
          """
          CREATE TRIGGER refuse BEFORE UPDATE ON due_work WHEN NEW.kind = '\(name)'
          BEGIN SELECT RAISE(ABORT, 'refused'); END
          """)
      case .postgreSQL:
        try connection.execute(
          """
          CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
            $$ BEGIN RAISE EXCEPTION 'refused'; END $$
          """)
        try connection.execute(
          """
          CREATE TRIGGER refuse BEFORE UPDATE ON due_work FOR EACH ROW
          WHEN (NEW.kind = '\(name)') EXECUTE FUNCTION refuse()
          """)
      }
    }
  }

  fileprivate func allowTaking() async throws {
    try await database.write { connection throws(AppError) in
      switch connection.dialect {
      case .sqlite: try connection.execute("DROP TRIGGER refuse")
      case .postgreSQL:
        try connection.execute("DROP TRIGGER refuse ON due_work")
        try connection.execute("DROP FUNCTION refuse")
      }
    }
  }
}

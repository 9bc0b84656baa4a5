public import AppValues
public import Authentication
public import Entities
public import SocialBackend
public import SocialFiles

/// Brings a demo network into an empty database.
///
/// Everything the network's people did happens again, through the same ports that everyone uses, in order, by a clock
/// that shows when it happened. So whatever the backend promises (counters, notices, edits that leave revisions, ids in
/// order of time) holds for them, too. Their passwords are random and forgotten at the end, except those of the guides:
/// the people you can look around as.
public struct DemoWriter: DemoSource {
  /// After how many events the record says how far it has come.
  private static let stride = 20

  private let makeBackend: @Sendable (WallClock) -> any HostedNetwork & Administration
  private let folder: PrivateFolder
  private let clock: WallClock

  /// - Parameters:
  ///   - folder: Where the data lies; the record of the demo network lies beside it.
  ///   - clock: The present.
  ///   - makeBackend: The backend by another clock. It need not hash passwords with care: those of the demo's
  ///     people are 256 random bits, which can't be guessed, however fast the tries are.
  public init(
    folder: PrivateFolder, clock: WallClock = .system,
    makeBackend: @escaping @Sendable (WallClock) -> any HostedNetwork & Administration
  ) {
    self.folder = folder
    self.clock = clock
    self.makeBackend = makeBackend
  }

  public func offer() async throws(AppError) -> DemoOffer? {
    if try await count(upTo: 1) == 0 { return .make }
    guard let record = try DemoRecord.load(from: folder) else { return nil }
    if record.isComplete { return record.guides?.isEmpty == false ? .enter : nil }
    return try await hasOthers(beside: record) ? nil : .make
  }

  public func signIn(language: String, from origin: SignInOrigin) async throws(AppError) -> Session? {
    guard let guides = try await recordOfThisDatabase()?.guides,
      let guide = guides.first(where: { language.hasPrefix($0.language) }) ?? guides.first
    else { return nil }
    let accounts = makeBackend(clock).repositories(for: .anonymous).authentication
    return try await accounts.passwords.orUnsupported().signIn(
      email: guide.email, password: guide.password, from: origin
    ).session()
  }

  public func make(soFar: @escaping DemoReport) async throws(AppError) -> DemoOutcome {
    try await run(DemoSize(), soFar: soFar)
  }

  /// Makes the network, or continues where it stopped, with the size it began with.
  ///
  /// Throws `invalid(.database, .taken)` when there are people who aren't the demo's; `cancelled`, after which
  /// what has been made stays; the backend's errors.
  public func run(
    _ size: DemoSize, soFar: @escaping DemoReport
  ) async throws(AppError) -> DemoOutcome {
    let earlier = try await recordOfThisDatabase()
    if let earlier, earlier.isComplete { return .wasThere(earlier.summary) }
    let record = earlier ?? DemoRecord(size, at: clock.now())
    if try await hasOthers(beside: record) { throw .invalid(.database, .taken) }
    try record.save(in: folder)
    var life = DemoLife(record, in: folder, makeBackend)
    return .made(try await life.live(stride: Self.stride, soFar))
  }

  /// The record, if its network is in the database: a network that was removed leaves its record behind.
  private func recordOfThisDatabase() async throws(AppError) -> DemoRecord? {
    guard let record = try DemoRecord.load(from: folder) else { return nil }
    return try await count(upTo: 1) == 0 ? nil : record
  }

  /// Whether there is anyone who isn't in the record.
  private func hasOthers(beside record: DemoRecord) async throws(AppError) -> Bool {
    let network = DemoNetwork(record.size, at: Timestamp(milliseconds: record.now))
    let accounts = try makeBackend(clock).repositories(for: .anonymous).authentication.checks.orUnsupported()
    var known = 0
    for person in network.people {
      do throws(AppError) {
        try await accounts.ensureAvailable(email: person.email)
      } catch .invalid(.email, .taken) {
        known += 1
      }
    }
    return try await count(upTo: known + 1) > known
  }

  private func count(upTo limit: Int) async throws(AppError) -> Int {
    try await makeBackend(clock).accountCount(upTo: limit)
  }
}

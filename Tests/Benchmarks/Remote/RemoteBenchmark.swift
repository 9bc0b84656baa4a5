import Foundation

/// Measures an account at a server: how soon its shell shows something, and what it asks the server for.
struct RemoteBenchmark {
  /// What is entered to open each of the screens that are measured.
  static let screens = [
    (name: "home", line: "h"), (name: "a post", line: "1"), (name: "notifications", line: "t"),
    (name: "a profile", line: "@person0"), (name: "search", line: "/morning"),
    (name: "lists", line: "g lists"),
    (name: "a hashtag", line: "#morning"),
  ]
  /// How long nothing is asked for once a screen has all it wants.
  private static let quiet = Duration.milliseconds(1500)
  private static let patience = Duration.seconds(30)

  let people: People
  let program: URL
  /// How often the shell is started.
  let rounds: Int
  /// How many posts wait to be sent.
  let waiting: Int
  /// How many posts come on a stream.
  let events: Int
  /// Takes what the one who waits may like to know.
  let say: (String) -> Void

  /// Someone who follows 200.
  var reader: Int { people.viewers(.twoHundred).lowerBound }

  func run(on store: Store) async throws -> RemoteReport {
    let proxy = try CountingProxy()
    let server = try ServedProgram(program, store, ["--public-url", proxy.address])
    defer { server.stop() }
    proxy.lead(to: server.port)
    let network = RemoteNetwork(
      people: people, program: program, folder: store.folder.deletingLastPathComponent(), proxy: proxy,
      port: server.port)
    let starts = try starts(network)
    say("… the first timeline: \(starts.requests.joined(separator: ", "))")
    let device = try network.device(of: reader)
    let screens = try await screens(on: device, network)
    let page = try await pageSizes(network)
    say("… \(waiting.grouped) posts without the server")
    let sending = try await OutboxBenchmark(count: waiting, network: network).time(by: reader + 1)
    say("… a stream of \(events.grouped) posts")
    let memory = try await StreamBenchmark(count: events, network: network).memory(of: device) {
      try await settle(network)
    }
    return RemoteReport(
      starts: starts, screens: screens, page: page, waiting: waiting, sending: sending, events: events,
      memory: memory)
  }

  private func starts(_ network: RemoteNetwork) throws -> RemoteReport.Starts {
    var (fresh, requests): ([Double], [String]) = ([], [])
    for _ in 0..<rounds {
      let device = try network.device(of: reader)
      let before = network.proxy.traffic.requests.count
      let shell = try device.startShell()
      let shown = try shell.waitForScreen()
      requests = Array(network.proxy.traffic.requests.dropFirst(before))
      fresh.append((shown - shell.child.started).inSeconds)
      try shell.end()
    }
    let device = try network.device(of: reader)
    _ = try device.timeToFirstScreen()
    func times() throws -> [Double] { try (0..<rounds).map { _ in try device.timeToFirstScreen() } }
    let (kept, alone) = (try times(), try network.withoutServer { try times() })
    let unanswered = try network.withSilentServer { try times() }
    return RemoteReport.Starts(
      kept: kept.median, alone: alone.median, unanswered: unanswered.median, fresh: fresh.median,
      requests: requests)
  }

  /// What each screen asked for until it was shown, and afterwards.
  private func screens(on device: RemoteDevice, _ network: RemoteNetwork) async throws
    -> [RemoteReport.Screen]
  {
    let shell = try device.startShell()
    try shell.waitForScreen()
    var screens: [RemoteReport.Screen] = []
    for (name, line) in Self.screens {
      try await settle(network)
      let before = network.proxy.traffic.requests.count
      try shell.open(line)
      let shown = network.proxy.traffic.requests.count
      try await settle(network)
      let all = network.proxy.traffic.requests
      screens.append(RemoteReport.Screen(name: name, shown: shown - before, later: all.count - shown))
      say("… \(name): \(all[before..<shown].joined(separator: ", "))")
    }
    try shell.end()
    return screens
  }

  /// What a page of home takes on the way, in bytes: as it is, and packed.
  private func pageSizes(_ network: RemoteNetwork) async throws -> (plain: Int, packed: Int) {
    var request = ServerRequest("/api/v1/timelines/home", by: reader, of: people)
    let plain = try await network.size(of: request)
    request.packs = true
    return (plain, try await network.size(of: request))
  }

  /// Waits until nothing more is asked for.
  private func settle(_ network: RemoteNetwork) async throws {
    let end = ContinuousClock.now + Self.patience
    while let last = network.proxy.traffic.last, ContinuousClock.now < min(last + Self.quiet, end) {
      try await Task.sleep(for: .milliseconds(100))
    }
  }
}

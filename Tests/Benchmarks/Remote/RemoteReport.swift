/// The rows of a table that tell of an account at a server.
struct RemoteReport {
  /// From the start of the shell to its first screen, in seconds: from what was kept, with the server, without it and
  /// with one that doesn't answer; and where nothing was.
  struct Starts {
    let kept: Double
    let alone: Double
    let unanswered: Double
    let fresh: Double
    /// What was asked for until the first timeline was shown where nothing was kept.
    let requests: [String]

    /// How many came before the one for the timeline.
    var before: Int {
      requests.firstIndex { $0.hasPrefix("GET /api/v1/timelines/home") } ?? requests.count
    }
  }

  /// How often a screen asked the server, until it was shown and afterwards.
  struct Screen {
    let name: String
    let shown: Int
    let later: Int
  }

  let starts: Starts
  let screens: [Screen]
  /// A page of home on its way, in bytes.
  let page: (plain: Int, packed: Int)
  let waiting: Int
  /// In seconds.
  let sending: Double
  let events: Int
  /// In bytes.
  let memory: (before: Double, after: Double)

  func add(to table: Table) {
    addStarts(to: table)
    addRequests("until a screen is shown", \.shown, aim: "1", to: table)
    addRequests("after that, to keep it current", \.later, to: table)
    table.add(
      "A page of home on its way: as it is, packed", "\(kilobytes(page.plain)), \(kilobytes(page.packed))",
      (Double(page.packed) / Double(page.plain)).digits(2))
    table.add(
      "\(waiting.grouped) posts that waited, sent in order and each once", "\(sending.digits(1)) s")
    table.add(
      "Memory of the shell before and after \(events.grouped) posts on its stream",
      [memory.before, memory.after].map { "\(($0 / 1_048_576).digits(0)) MiB" }.joined(separator: ", "),
      (memory.after / memory.before).digits(2), aim: "flat")
  }

  private func addStarts(to table: Table) {
    table.add(
      "From the start to the first screen, from what was kept: with the server · without it · with one that doesn't answer",
      "\([starts.kept, starts.alone, starts.unanswered].map(\.asMilliseconds).joined(separator: " · ")) ms",
      aim: "< 60 ms")
    table.add(
      "From the start to the first screen, where nothing was kept", "\(starts.fresh.asMilliseconds) ms")
    table.add(
      "Requests before that of the first timeline, where nothing was kept",
      "\(starts.before)", aim: "≤ 3")
  }

  private func addRequests(
    _ when: String, _ count: (Screen) -> Int, aim: String = "", to table: Table
  ) {
    table.add(
      "Requests \(when): \(screens.map(\.name).joined(separator: ", "))",
      screens.map { "\(count($0))" }.joined(separator: " · "), aim: aim)
  }

  private func kilobytes(_ bytes: Int) -> String { "\((Double(bytes) / 1000).digits(1)) kB" }
}

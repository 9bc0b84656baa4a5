import NIOCore

/// What came of a kind of request.
struct ServerResult {
  let page: ServerPage
  /// How many entries there were on a page, and how many bytes an answer had, on average.
  let entries: Double
  let bytes: Double
  /// For each number of connections.
  let served: [LoadFigures]
  let bare: [LoadFigures]
  /// The median that bare statements took, in seconds.
  let plainTime: Double?

  init(
    page: ServerPage, answers: [ServerAnswer], served: [LoadFigures], bare: [LoadFigures], plainTime: Double?
  ) throws {
    self.page = page
    let count = Double(answers.count)
    entries = Double(try answers.reduce(0) { try $0 + $1.entries().count }) / count
    bytes = Double(answers.reduce(0) { $0 + $1.body.readableBytes }) / count
    self.served = served
    self.bare = bare
    self.plainTime = plainTime
  }
}

/// The rows of a table that tell of the server on one kind of database.
struct ServerReport {
  let store: Store
  /// From the start to the first home page, in seconds.
  let start: Double
  /// When it had just started, after all had been read, and after posts had been published, in bytes.
  let memory: [Double]
  let most: Double
  let results: [ServerResult]

  func add(to table: Table) {
    for result in results {
      table.add(
        "`\(result.page.name)`, \(store.kind.name), \(size(of: result)), \(connections(of: result)) connections",
        text(result.served) + effort(of: result), ratio(result), aim: aim(of: result))
    }
    if let home = results.first {
      table.add(
        "A bare handler that sends the bytes of the home, \(connections(of: home)) connections",
        text(home.bare), "1")
    }
    table.add(
      "From the start of the server to the first home page over HTTP, \(store.kind.name), \(store.postCount.grouped) posts",
      "\(start.asMilliseconds) ms", aim: store.postCount < 1_000_000 ? "≤ 60 ms" : "≤ 100 ms")
    table.add(
      "Memory of the server, \(store.kind.name): just started, after all was read, after publishing; most",
      "\(memory.map(mebibytes).joined(separator: " · ")) MiB; \(mebibytes(most)) MiB")
  }

  private func aim(of result: ServerResult) -> String {
    let aim = store.kind == .sqlite ? result.page.aims?.embedded : result.page.aims?.served
    return aim.map { "≥ \($0.grouped) by 16" } ?? ""
  }

  private func connections(of result: ServerResult) -> String {
    result.page.connections.map(\.description).joined(separator: " · ")
  }

  private func size(of result: ServerResult) -> String {
    if let note = result.page.note { return note }
    let bytes = "\((result.bytes / 1000).digits(1)) kB"
    return result.page.unit.map { "\(result.entries.digits(0)) \($0) in \(bytes)" } ?? bytes
  }

  private func text(_ figures: [LoadFigures]) -> String {
    func row(_ value: (LoadFigures) -> String) -> String { figures.map(value).joined(separator: " · ") }
    return "\(row { Int($0.perSecond.rounded()).grouped }) a second; p50 \(row(\.median.asMilliseconds)) ms; "
      + "p99 \(row(\.percentile99.asMilliseconds)) ms"
  }

  /// What an answer takes of the program by the second number of connections.
  private func effort(of result: ServerResult) -> String {
    guard let figures = result.served.dropFirst().first, let effort = figures.effort else { return "" }
    let answers = Double(figures.answers)
    return "; each \((1_000_000 * effort.time / answers).digits(0)) µs of a core, "
      + "\((Double(effort.switches) / answers).digits(1)) thread switches"
  }

  private func ratio(_ result: ServerResult) -> String {
    let shares = zip(result.served, result.bare).map { ($0.perSecond / $1.perSecond).digits(2) }
    let plain = result.plainTime.flatMap { time in
      result.served.first.map { " (\((time / $0.median).digits(2)))" }
    }
    return shares.joined(separator: " · ") + (plain ?? "")
  }

  private func mebibytes(_ bytes: Double) -> String { (bytes / 1_048_576).digits(0) }
}

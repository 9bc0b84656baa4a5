/// The rows of a table that tell of home pages on one kind of database.
struct HomeReport {
  let kind: StoreKind
  let sizes: [Int]
  let results: [HomeResult]

  func add(to table: Table) {
    let among = "among \(sizes.map(\.grouped).joined(separator: " · ")) posts"
    for isDeep in [false, true] {
      for viewer in ViewerKind.allCases {
        let some = results.filter { $0.kind == viewer && $0.isDeep == isDeep }
        let page = isDeep ? "page \(HomeBenchmark.deepPage)" : "first page"
        table.add(
          "Home, \(kind.name), following \(viewer.description), \(page), \(among)",
          "\(some.map(\.time.asMilliseconds).joined(separator: " · ")) ms; "
            + "\((some.map(\.statements).max() ?? 0).digits(0)) statements",
          some.map { "\($0.foundRatio.digits(2)) (\($0.ratio.digits(2)))" }.joined(separator: " · "),
          aim: "≤ 1.5, flat")
      }
      addSpread(isDeep, table)
    }
    addNaive(table)
  }

  /// What it saves among the most posts not to ask for each post what the viewer did to it.
  private func addNaive(_ table: Table) {
    let some = results.filter { $0.postCount == sizes.last && $0.kind == .twoHundred && !$0.isDeep }
    for result in some {
      table.add(
        "Bare rows of that page, \(kind.name), following 200, among \(result.postCount.grouped) posts: "
          + "as above, with one query a post for the viewer's marks",
        "\(result.bareTime.asMilliseconds) ms, \(result.naiveTime.asMilliseconds) ms",
        (result.naiveTime / result.bareTime).digits(2))
    }
  }

  /// How much more it costs to follow many.
  private func addSpread(_ isDeep: Bool, _ table: Table) {
    let spreads = sizes.map { size in
      func time(_ viewer: ViewerKind) -> Double {
        results.first { $0.postCount == size && $0.isDeep == isDeep && $0.kind == viewer }?.time ?? 0
      }
      return (time(.twoThousand) / time(.twenty)).digits(2)
    }
    table.add(
      "Home, \(kind.name), \(isDeep ? "page \(HomeBenchmark.deepPage)" : "first page"), "
        + "following 2,000 against following 20",
      "", spreads.joined(separator: " · "), aim: "≤ 5")
  }
}

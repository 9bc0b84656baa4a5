/// Measures how long it takes from one process's `post` having returned until another has printed it.
struct LiveBenchmark {
  let rounds: Int

  /// In seconds.
  func delays(_ household: Household) throws -> [Double] {
    let reader = try household.start("timeline", ["home", "--follow", "--json", "--as", household.reader])
    defer { reader.terminate() }
    // What stands in the timeline comes first, and proves that the reader is there.
    try reader.wait(for: "\n")
    var delays: [Double] = []
    for round in 0..<rounds {
      let text = "News number \(round) of the benchmark."
      let posted = try household.start("post", [text, "--as", household.writer]).waitForEnd()
      let shown = try reader.wait(for: text)
      delays.append(max((shown - posted).inSeconds, 0))
    }
    return delays
  }
}

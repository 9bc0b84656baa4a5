import Foundation

/// Has the shell hear of many posts on its stream: an hour's, one a second, as fast as they can be published.
struct StreamBenchmark {
  /// How many come before the first measurement: the first few make what is kept for all.
  private static let warmUp = 100
  /// The least that a post takes on a stream, in bytes.
  private static let leastSize = 500

  let count: Int
  let network: RemoteNetwork

  /// What the shell has in memory before and after them, in bytes.
  ///
  /// - Parameter settle: Waits until the shell has heard of everything.
  func memory(
    of device: RemoteDevice, _ settle: () async throws -> Void
  ) async throws -> (before: Double, after: Double) {
    let (writer, people) = (0, network.people)
    try device.start("follow", [people.handle(writer)]).waitForEnd()
    let shell = try device.startShell()
    try shell.waitForScreen()
    try await settle()
    try await publish(Self.warmUp, by: writer)
    try await settle()
    let before = try ProcessStatus.memory(.now, of: shell.child.processID)
    let received = network.proxy.traffic.received
    try await publish(count, by: writer)
    try await settle()
    let after = try ProcessStatus.memory(.now, of: shell.child.processID)
    let size = network.proxy.traffic.received - received
    guard size > count * Self.leastSize else { throw SilentStream(received: size) }
    try shell.child.skip()
    try shell.end()
    return (before, after)
  }

  private func publish(_ count: Int, by writer: Int) async throws {
    let samples = SampleTexts(count: 500, people: network.people, seed: 10).samples
    let texts = samples.filter { $0.mentioned == nil }.map(\.text)
    for number in 0..<count {
      let form = try JSONEncoder().encode(["status": texts[number % texts.count]])
      let request = ServerRequest(
        "/api/v1/statuses", by: writer, of: network.people,
        body: .json(String(decoding: form, as: UTF8.self)))
      _ = try await ServerAnswer(to: request, port: network.port)
    }
  }
}

/// What was published didn't come on the stream.
private struct SilentStream: Error {
  let received: Int
}

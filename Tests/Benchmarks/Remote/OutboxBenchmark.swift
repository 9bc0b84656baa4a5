import Foundation
import NIOCore

/// Writes many posts while the server is gone, and sends them once it's back.
struct OutboxBenchmark {
  /// What commands exit with when they leave something to be sent.
  private static let isWaiting: Int32 = 4
  private static let page = 40

  let count: Int
  let network: RemoteNetwork

  /// How long sending all of them takes, in seconds. The server has to have each once, in order.
  func time(by person: Int) async throws -> Double {
    let device = try network.device(of: person)
    try network.withoutServer {
      for number in 1...count {
        let child = try device.start("post", ["Number \(number) of those that waited"])
        try child.waitForEnd(Self.isWaiting)
      }
    }
    let sending = try device.start("outbox", ["send"])
    let time = (try sending.waitForEnd() - sending.started).inSeconds
    let found = try await numbers(by: person)
    guard found == Array((1...count).reversed()) else { throw OtherPosts(count: found.count) }
    return time
  }

  /// The numbers in the posts that the server has, newest first.
  private func numbers(by person: Int) async throws -> [Int] {
    let path = "/api/v1/accounts/\(network.people.id(person))/statuses?limit=\(Self.page)"
    var (numbers, rest): ([Int], String) = ([], "")
    while true {
      let request = ServerRequest(path + rest, by: person, of: network.people)
      let answer = try await ServerAnswer(to: request, port: network.port)
      let posts = try JSONDecoder().decode([Content].self, from: Data(answer.body.readableBytesView))
      let some = posts.compactMap { post in
        post.content.firstMatch(of: /Number (\d+) of those that waited/).flatMap { Int($0.1) }
      }
      numbers += some
      // Below them is what the person wrote earlier.
      guard let last = posts.last, !some.isEmpty else { return numbers }
      rest = "&max_id=\(last.id)"
    }
  }

  private struct Content: Decodable {
    let id: String
    let content: String
  }
}

/// The server doesn't have each of the posts once, in the order in which they were written.
private struct OtherPosts: Error {
  let count: Int
}

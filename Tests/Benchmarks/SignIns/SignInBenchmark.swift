import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

/// Reads home pages of the served program, first in quiet, and then while very many people sign in at the same moment.
struct SignInBenchmark {
  static let signIns = 200
  /// How many pages are read in quiet, before and after.
  private static let quietReads = 300
  /// Between two pages, as someone who looks at what is there. In quiet as well: what was read a moment ago is read faster.
  private static let pause = Duration.milliseconds(10)

  let people: People
  let program: URL
  let rounds: Int

  func run(on store: Store) async throws -> SignInResult {
    let server = try ServedProgram(program, store)
    defer { server.stop() }
    let (home, port) = (ServerPages(people: people).home.requests, server.port)
    @Sendable func read(_ number: Int) async throws -> Double {
      try await timed { try await ServerAnswer(to: home[number % home.count], port: port) }.1
    }
    var (quiet, busy, signingIn): ([Double], [Double], [Double]) = ([], [], [])
    for round in 0..<rounds {
      quiet += try await reading(read) { $0 < Self.quietReads }
      let (_, time) = try await timed {
        let isReading = Reading()
        async let times = reading(read) { _ in await isReading.goesOn }
        try await signIn(round * Self.signIns..<(round + 1) * Self.signIns, port: port)
        await isReading.stop()
        busy += try await times
      }
      signingIn.append(time)
      quiet += try await reading(read) { $0 < Self.quietReads }
    }
    return SignInResult(quiet: quiet.percentile(0.95), busy: busy.percentile(0.95), time: signingIn.median)
  }

  private func reading(
    _ read: @Sendable (Int) async throws -> Double, while goesOn: @Sendable (Int) async -> Bool
  ) async throws -> [Double] {
    var times: [Double] = []
    while await goesOn(times.count) {
      times.append(try await read(times.count))
      try await Task.sleep(for: Self.pause)
    }
    return times
  }

  /// Signs people in, all at once, each by a connection of their own. Who is told to come again later does.
  private func signIn(_ numbers: Range<Int>, port: Int) async throws {
    var configuration = HTTPClient.Configuration()
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = numbers.count
    let client = HTTPClient(configuration: configuration)
    do {
      try await withThrowingTaskGroup { group in
        for number in numbers {
          group.addTask { try await signIn(number, port: port, client) }
        }
        try await group.waitForAll()
      }
    } catch {
      try await client.shutdown()
      throw error
    }
    try await client.shutdown()
  }

  private func signIn(_ number: Int, port: Int, _ client: HTTPClient) async throws {
    var request = HTTPClientRequest(url: "http://127.0.0.1:\(port)/api/socialconnect/v1/sign_ins")
    request.method = .POST
    request.headers.add(name: "Content-Type", value: "application/x-www-form-urlencoded")
    let handle = people.handle(number)
    let password = Household.password.replacing(" ", with: "+")
    request.body = .bytes(
      ByteBuffer(string: "email=\(handle)@example.com&password=\(password)&device=\(handle)"))
    while true {
      let response = try await client.execute(request, timeout: .minutes(5))
      _ = try await response.body.collect(upTo: 1 << 16)
      if response.status == .ok { return }
      guard response.status == .serviceUnavailable,
        let wait = response.headers.first(name: "Retry-After").flatMap({ Int($0) })
      else { throw RefusedSignIn(handle: handle, status: response.status.code) }
      try await Task.sleep(for: .seconds(wait))
    }
  }
}

private actor Reading {
  private(set) var goesOn = true

  func stop() { goesOn = false }
}

/// Someone who should be signed in isn't.
private struct RefusedSignIn: Error {
  let handle: String
  let status: UInt
}

/// In seconds.
struct SignInResult {
  /// The 95th percentile of a page when nothing else goes on.
  let quiet: Double
  /// The same while people sign in.
  let busy: Double
  /// Until all have signed in.
  let time: Double
}

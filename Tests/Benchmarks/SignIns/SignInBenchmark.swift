import AppValues
import Authentication
import Foundation
import SocialBackend
import SocialDatabase
import Timeline

/// Reads home pages, first in quiet, and then while very many people sign in at the same moment.
struct SignInBenchmark {
  static let signIns = 200

  let people: People
  let rounds: Int

  func run(on store: Store) async throws -> SignInResult {
    let database = try await store.open()
    let visitors = Visitors(database: database, people: people)
    let readers = people.viewers(.twoHundred).map { visitors.repositories($0).timeline }
    let passwords = try visitors.repositories(0).authentication.passwords.orUnsupported()
    @Sendable func read(_ number: Int) async throws -> Double {
      let request = PageRequest(limit: HomeBenchmark.pageLength)
      return try await timed { try await readers[number % readers.count].page(of: .home, request) }.1
    }
    var (quiet, busy, signingIn): ([Double], [Double], [Double]) = ([], [], [])
    for round in 0..<rounds {
      for number in 0..<200 { quiet.append(try await read(number)) }
      let (_, time) = try await timed {
        let isReading = Reading()
        async let times = reading(while: isReading, read)
        try await withThrowingTaskGroup { group in
          for number in 0..<Self.signIns {
            let email = "\(people.handle(round * Self.signIns + number))@example.com"
            group.addTask {
              _ = try await passwords.signIn(
                email: email, password: Household.password, from: SignInOrigin(device: email))
            }
          }
          try await group.waitForAll()
        }
        await isReading.stop()
        busy += try await times
      }
      signingIn.append(time)
    }
    await database.close()
    return SignInResult(quiet: quiet.percentile(0.95), busy: busy.percentile(0.95), time: signingIn.median)
  }

  private func reading(
    while isReading: Reading, _ read: @Sendable (Int) async throws -> Double
  ) async throws -> [Double] {
    var times: [Double] = []
    while await isReading.goesOn {
      times.append(try await read(times.count))
      // As someone who looks at what is there.
      try await Task.sleep(for: .milliseconds(10))
    }
    return times
  }
}

private actor Reading {
  private(set) var goesOn = true

  func stop() { goesOn = false }
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

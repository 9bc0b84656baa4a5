import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

/// Asks the served program about addresses with an account and about others, one after the other: its answers shouldn't
/// tell them apart, nor should the time that they take.
struct AddressTimingBenchmark {
  /// What a stranger tries with an address.
  enum Attempt: String, CaseIterable {
    case password = "a wrong password"
    case reset = "a code to set a new password"

    fileprivate var path: String {
      switch self {
      case .password: "sign_ins"
      case .reset: "password_resets"
      }
    }

    fileprivate func form(_ email: String, from device: Int) -> String {
      let form = "email=\(email)&device=stranger-\(device)"
      return self == .password ? "\(form)&password=battery+staple+9" : form
    }
  }

  let people: People
  let program: URL
  /// How many addresses of each kind are tried.
  let count: Int

  func run(_ attempt: Attempt, on store: Store) async throws -> AddressTimingResult {
    let server = try ServedProgram(program, store)
    defer { server.stop() }
    let client = HTTPClient()
    do {
      var times: (known: [Double], unknown: [Double]) = ([], [])
      for number in 0..<count {
        let handle = people.handle(number)
        times.known.append(try await time(attempt, "\(handle)@example.com", number, server.port, client))
        times.unknown.append(try await time(attempt, "\(handle)@example.net", number, server.port, client))
      }
      try await client.shutdown()
      return AddressTimingResult(known: times.known, unknown: times.unknown)
    } catch {
      try await client.shutdown()
      throw error
    }
  }

  private func time(
    _ attempt: Attempt, _ email: String, _ number: Int, _ port: Int, _ client: HTTPClient
  ) async throws -> Double {
    var request = HTTPClientRequest(url: "http://127.0.0.1:\(port)/api/socialconnect/v1/\(attempt.path)")
    request.method = .POST
    request.headers.add(name: "Content-Type", value: "application/x-www-form-urlencoded")
    request.body = .bytes(ByteBuffer(string: attempt.form(email, from: number)))
    let (status, time) = try await timed {
      let response = try await client.execute(request, timeout: .seconds(30))
      _ = try await response.body.collect(upTo: 1 << 16)
      return response.status
    }
    // Who asks too often is turned away at once, which would say nothing.
    guard status != .tooManyRequests, status.code < 500 else {
      throw UnansweredAttempt(email: email, status: status.code)
    }
    return time
  }
}

/// An attempt wasn't looked at.
private struct UnansweredAttempt: Error {
  let email: String
  let status: UInt
}

/// In seconds.
struct AddressTimingResult {
  /// With addresses that have an account.
  let known: [Double]
  /// With addresses that have none.
  let unknown: [Double]
}

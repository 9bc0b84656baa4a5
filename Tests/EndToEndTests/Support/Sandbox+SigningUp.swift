import Foundation
import Testing

extension Sandbox {
  /// Makes an account, with the password of all in a town, and signs in to it.
  ///
  /// - Parameters:
  ///   - name: As the handle where none is said.
  ///   - options: More of the command's.
  func signUp(
    _ handle: String, name: String? = nil, _ options: [String] = [], through wrapper: [String] = []
  ) async throws {
    let outcome = try await run(
      [
        "sign-up", "--email", "\(handle)@example.org", "--handle", handle, "--name", name ?? handle,
        "--password-stdin", "--data", data.path,
      ] + options, input: Town.password + "\n", through: wrapper)
    try #require(outcome.exitCode == 0, "\(outcome.stderr)")
  }
}

public import AppValues
import Foundation
import SocialFiles
import SocialPrograms
import Subprocess
import SystemPackage

/// A command of a person's own that prints a token, or takes one to keep it, such as one of a password manager.
///
/// The token goes through pipes: it's in no argument, variable or file. The command has no terminal, and what it says on
/// standard error isn't shown, since that might have the token too. It runs in a session of its own, so that it ends
/// with all that it has started once it takes too long, or no one waits for it.
public struct TokenProgram: Sendable {
  /// The most bytes of a token.
  private static let limit = 4096

  private let command: String
  private let field: InputField
  private let variables: [String: String]
  private let patience: Duration

  /// - Parameters:
  ///   - command: The command, for `sh`.
  ///   - field: Names the command in errors.
  ///   - variables: Added to its environment.
  ///   - patience: How long it may take, such as for its owner to type a password.
  public init(
    _ command: String, as field: InputField, variables: [String: String] = [:],
    patience: Duration = .seconds(60)
  ) {
    self.command = command
    self.field = field
    self.variables = variables
    self.patience = patience
  }

  /// The token that the command prints.
  ///
  /// Throws `invalid` with the field: `empty`, `malformed` for what can't be a token; what ``run(giving:)`` throws.
  public func token() async throws(AppError) -> Secret {
    let printed = try await run()
    let text = printed.value.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.isEmpty { throw .invalid(field, .empty) }
    // Anything else would be more than one header.
    guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { throw .invalid(field, .malformed) }
    return Secret(text)
  }

  /// Runs the command once.
  ///
  /// - Parameter token: Its standard input; nil for none.
  /// - Returns: What it prints.
  ///
  /// Throws `invalid` with the field: `missing` if there's no such program, `failed`, `pending` if it takes too long,
  /// `malformed` if it prints too much; `tooLarge` for too long a token, `storage`, `cancelled`.
  @discardableResult
  public func run(giving token: Secret? = nil) async throws(AppError) -> Secret {
    try await OtherProgram.run(within: patience, or: .invalid(field, .pending)) { await ran(token) }
  }

  private func ran(_ token: Secret?) async -> Result<Secret, AppError> {
    var environment = Environment.inherit
    for (name, value) in variables {
      guard let key = Environment.Key(rawValue: name) else { continue }
      environment = environment.updating([key: value])
    }
    do {
      try OpenFiles.requireRoom()
      let result = try await Subprocess.run(
        .path("/bin/sh"), arguments: ["-c", command], environment: environment, platformOptions: .ownSession,
        input: .fileDescriptor(
          try .pipe(holding: token.map { "\($0.value)\n" } ?? ""), closeAfterSpawningProcess: true),
        output: .string(limit: Self.limit), error: .discarded)
      return judge(result.terminationStatus).map { Secret(result.standardOutput) }
    } catch {
      return .failure(translate(error))
    }
  }

  private func judge(_ status: TerminationStatus) -> Result<Void, AppError> {
    switch status {
    case .exited(0): .success(())
    // As the shell says it (POSIX).
    case .exited(126), .exited(127): .failure(.invalid(field, .missing))
    case .exited(let code): .failure(.invalid(field, .failed(status: Int(code))))
    case .signaled(let signal): .failure(.invalid(field, .failed(status: 128 + Int(signal))))
    }
  }

  private func translate(_ error: any Error) -> AppError {
    if let error = error as? AppError { return error }
    return switch (error as? SubprocessError)?.code {
    case nil where Task.isCancelled: .cancelled
    case .outputLimitExceeded: .invalid(field, .malformed)
    default: .unexpected(reference: "token-program")
    }
  }
}

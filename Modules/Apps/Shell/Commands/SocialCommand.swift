public import AppScreens
public import AppValues
public import ArgumentParser
import Entities
public import Presentation
public import SocialMenuShell

/// A command that may fail.
public protocol ActingCommand: ParsableCommand {
  var options: GlobalOptions { get }
  /// The subject of its errors, which chooses their wording; nil for the general wording.
  var subject: ErrorSubject? { get }
  /// What to do about an error with this command, printed after the error; nil for nothing.
  func advice(on error: AppError, _ language: Language) -> String?
}

/// A one-shot command, run in a context.
public protocol SocialCommand: ActingCommand {
  /// What the command works with.
  var reach: CommandReach { get }
  /// Runs the command and prints the result.
  @MainActor
  func run(in context: CommandContext) async throws(AppError)
  /// What the program ends with once the command has run.
  @MainActor
  func status(in context: CommandContext) async throws(AppError) -> ExitStatus
}

/// A command that writes, and whose writing waits in the outbox while a server can't be reached.
public protocol QueueingCommand: SocialCommand {}

/// What a command works with.
public enum CommandReach: Hashable, Sendable {
  /// An account, or what everyone can see, in whichever network that is.
  ///
  /// - named: The handle of the account; nil for the current one.
  case account(named: String?)
  /// The network on this device only, which is made if there's none.
  case device
  /// The network on this device only, which has to be there.
  case deviceNetwork
}

extension SocialCommand {
  public var reach: CommandReach { .account(named: options.account) }

  @MainActor
  public func status(in context: CommandContext) async throws(AppError) -> ExitStatus { .done }

  /// The network on this device, unless a server is named.
  var deviceOrServer: CommandReach { options.server == nil ? .deviceNetwork : .account(named: nil) }
}

extension QueueingCommand {
  @MainActor
  public func status(in context: CommandContext) async throws(AppError) -> ExitStatus {
    try await context.statusAfterWriting()
  }
}

extension ActingCommand {
  public var subject: ErrorSubject? { nil }

  public func advice(on error: AppError, _ language: Language) -> String? { nil }
}

extension ExitStatus {
  /// What an error of SocialConnect ends with.
  public init(ofSocialConnect error: AppError) {
    self =
      switch error {
      case .invalid(.server, .empty), .invalid(.server, .malformed), .invalid(.server, .unsafe),
        .invalid(.server, .wrong), .invalid(.account, .malformed), .invalid(.tokenStoreCommand, .empty):
        .usage
      case .invalid(.account, _): .notSignedIn
      case .invalid(.duration, _), .invalid(.hours, _), .invalid(.fields, .malformed): .usage
      default: ExitStatus(error)
      }
  }
}

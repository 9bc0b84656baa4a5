public import AppValues
import Foundation
public import SocialFiles
import SocialPrograms
import Subprocess
import SystemPackage

/// Sends email with the system's `sendmail`. If this machine doesn't have it, email is saved to a folder, if there is
/// one.
public struct Mailer: Sendable {
  /// A package that provides such a program.
  public static let package = "msmtp-mta"

  /// The program that sends email; nil if there isn't one.
  private let program: String?
  private let outbox: PrivateFolder?
  private let patience: Duration

  /// - Parameters:
  ///   - program: A program with the interface of `sendmail`.
  ///   - outbox: The folder for email if there is no such program. Each email is a file that only the folder's owner
  ///     can read. Nil if the owner shouldn't read email.
  ///   - patience: How long the program may take.
  public init(
    program: String = "/usr/sbin/sendmail", outbox: PrivateFolder?, patience: Duration = .seconds(10)
  ) {
    self.program = access(program, X_OK) == 0 ? program : nil
    self.outbox = outbox
    self.patience = patience
  }

  /// The folder that email is saved to; nil if it's sent.
  public var folder: String? { program == nil ? outbox?.path : nil }

  /// Whether this machine has a program that sends email.
  public var hasProgram: Bool { program != nil }

  /// Sends an email, or saves it to the folder.
  ///
  /// Throws `unavailable` if the program fails or is missing, `timeout` if it hangs, `storage`, `cancelled`.
  public func send(_ message: MailMessage) async throws(AppError) {
    guard let program else {
      guard let outbox else { throw .unavailable }
      try outbox.create()
      return try outbox.file("\(message.id).eml").replace(with: Array(message.content.utf8))
    }
    try await OtherProgram.run(within: patience, or: .timeout) { await Self.run(program, message) }
  }

  private static func run(_ program: String, _ message: MailMessage) async -> Result<Void, AppError> {
    do {
      try OpenFiles.requireRoom()
      let result = try await Subprocess.run(
        .path(FilePath(program)), arguments: ["-i", "-t"], platformOptions: .ownSession,
        input: .fileDescriptor(try .pipe(holding: message.content), closeAfterSpawningProcess: true),
        output: .discarded, error: .discarded)
      return result.terminationStatus == .exited(0) ? .success(()) : .failure(.unavailable)
    } catch {
      // Whatever kept it from starting, the email waits.
      return .failure(.unavailable)
    }
  }
}

public import AppValues
import Foundation
public import SocialFiles
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
  /// Throws `unavailable` if the program fails or is missing, `timeout` if it hangs, `storage`.
  public func send(_ message: MailMessage) async throws(AppError) {
    guard let program else {
      guard let outbox else { throw .unavailable }
      try outbox.create()
      return try outbox.file("\(message.id).eml").replace(with: Array(message.content.utf8))
    }
    let outcome = await withTaskGroup(of: Result<Void, AppError>.self) { group in
      group.addTask { await Self.run(program, message) }
      group.addTask {
        // Cancelled when the program is faster.
        try? await Task.sleep(for: patience)
        return .failure(.timeout)
      }
      let first = await group.next() ?? .failure(.timeout)
      group.cancelAll()
      return first
    }
    try outcome.get()
  }

  private static func run(_ program: String, _ message: MailMessage) async -> Result<Void, AppError> {
    do {
      try OpenFiles.requireRoom()
      let result = try await Subprocess.run(
        .path(FilePath(program)), arguments: ["-i", "-t"], platformOptions: options,
        input: .fileDescriptor(try pipe(holding: message.content), closeAfterSpawningProcess: true),
        output: .discarded, error: .discarded)
      return result.terminationStatus == .exited(0) ? .success(()) : .failure(.unavailable)
    } catch {
      // Whatever kept it from starting, the email waits.
      return .failure(.unavailable)
    }
  }

  /// A pipe that holds a whole text, so that a program may end without reading it.
  private static func pipe(holding text: String) throws -> FileDescriptor {
    let bytes = Array(text.utf8)
    // The capacity of the smallest pipe of any system; our emails have a few hundred bytes.
    if bytes.count > 4096 { throw AppError.tooLarge }
    // Other programs that start now must not inherit an end of it.
    let (reader, writer) = try FileDescriptor.pipe(options: .closeOnExec)
    do {
      try writer.closeAfter { _ = try writer.writeAll(bytes) }
    } catch {
      try reader.close()
      throw error
    }
    return reader
  }

  private static var options: PlatformOptions {
    var options = PlatformOptions()
    // A process group of its own, so that all of it can be ended at once.
    options.createSession = true
    options.teardownSequence = [
      .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .seconds(1))
    ]
    return options
  }
}

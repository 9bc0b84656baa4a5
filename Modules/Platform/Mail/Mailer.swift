public import AppValues
import Foundation
public import SocialCredentials
import Subprocess
import SystemPackage

/// Hands mails to the system's `sendmail`; on a machine without one they are put into a folder, if there may be one.
public struct Mailer: Sendable {
  /// A package that has such a program.
  public static let package = "msmtp-mta"

  /// The program that takes mails; nil where there is none.
  private let program: String?
  private let outbox: PrivateFolder?
  private let patience: Duration

  /// - Parameters:
  ///   - program: A program with the interface of `sendmail`.
  ///   - outbox: Where mails go where there is no such program: one file each, for the owner of the folder alone;
  ///     nil where they are not the owner's to read.
  ///   - patience: How long the program may take.
  public init(
    program: String = "/usr/sbin/sendmail", outbox: PrivateFolder?, patience: Duration = .seconds(10)
  ) {
    self.program = access(program, X_OK) == 0 ? program : nil
    self.outbox = outbox
    self.patience = patience
  }

  /// The folder in which mails lie to be read on this machine; nil where they are sent.
  public var folder: String? { program == nil ? outbox?.path : nil }

  /// Whether this machine has a program that sends mails.
  public var hasProgram: Bool { program != nil }

  /// Sends a mail, or puts it into the folder.
  ///
  /// Throws `unavailable` when the program fails or is missing, `timeout` when it hangs, `storage`.
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
      // Whatever keeps it from starting: the mail waits.
      return .failure(.unavailable)
    }
  }

  /// A pipe that holds a whole text, ready to be read: a program that ends without reading it does no harm.
  private static func pipe(holding text: String) throws -> FileDescriptor {
    let bytes = Array(text.utf8)
    // What the smallest pipe of any system holds; the mails written here have a few hundred bytes.
    if bytes.count > 4096 { throw AppError.tooLarge }
    // No other program that starts now is to hold an end of it.
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
    // A group of its own, so that all of it can be ended at once.
    options.createSession = true
    options.teardownSequence = [
      .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .seconds(1))
    ]
    return options
  }
}

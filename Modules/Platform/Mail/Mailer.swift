public import Credentials
public import Entities
import Foundation
import Subprocess
import SystemPackage

/// Hands mails to the system's `sendmail`; on a machine without one they are put into a folder.
public struct Mailer: Sendable {
  /// The program that takes mails; nil where there is none.
  private let program: String?
  private let outbox: PrivateFolder
  private let patience: Duration

  /// - Parameters:
  ///   - program: A program with the interface of `sendmail`.
  ///   - outbox: Where mails go where there is no such program: one file each, for their owner alone.
  ///   - patience: How long the program may take.
  public init(
    program: String = "/usr/sbin/sendmail", outbox: PrivateFolder, patience: Duration = .seconds(10)
  ) {
    self.program = access(program, X_OK) == 0 ? program : nil
    self.outbox = outbox
    self.patience = patience
  }

  /// The folder in which mails lie to be read on this machine; nil where they are sent.
  public var folder: String? { program == nil ? outbox.path : nil }

  /// Sends a mail, or puts it into the folder.
  ///
  /// Throws `unavailable` when the program fails, `timeout` when it hangs, `storage`.
  public func send(_ message: MailMessage) async throws(SocialError) {
    guard let program else {
      try outbox.create()
      return try outbox.file("\(message.id).eml").replace(with: Array(message.content.utf8))
    }
    let outcome = await withTaskGroup(of: Result<Void, SocialError>.self) { group in
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

  private static func run(_ program: String, _ message: MailMessage) async -> Result<Void, SocialError> {
    do {
      let result = try await Subprocess.run(
        .path(FilePath(program)), arguments: ["-i", "-t"], platformOptions: options,
        input: .string(message.content), output: .discarded, error: .discarded)
      return result.terminationStatus == .exited(0) ? .success(()) : .failure(.unavailable)
    } catch {
      // Whatever keeps it from starting: the mail waits.
      return .failure(.unavailable)
    }
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

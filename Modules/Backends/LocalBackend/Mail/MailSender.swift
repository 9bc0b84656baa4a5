import AppValues
import Authentication
import SocialDatabase
import SocialLocalStore
import SocialMail

/// Decides which processes send a database's email. An embedded database belongs to one data folder, and any
/// process that opens it sends. A database on a server is opened from many folders: only the one that the database
/// names sends, so that no one gets hold of a code just by asking for it.
struct MailSender: Sendable {
  let database: any SQLDatabase
  let mailer: Mailer
  /// The data folder's secret; nil where the database is embedded.
  let key: SenderKey?

  /// Whether this process sends mails.
  func isHere() async throws(AppError) -> Bool {
    guard let key else { return true }
    guard let hash = try key.hash() else { return false }
    return try await named() == hash
  }

  /// How long a command that requests a code waits for email to be sent from here, no less and no more, so that its
  /// time doesn't reveal whether there was any. Nil if none is sent.
  func turn() async throws(AppError) -> Duration? {
    try await isHere() && mailer.hasProgram ? .seconds(2) : nil
  }

  /// Where to look for email.
  ///
  /// Throws `invalid(.mail, .missing)` where none are sent.
  func destination() async throws(AppError) -> MailDestination {
    if key == nil { return mailer.folder.map(MailDestination.folder) ?? .inbox }
    if try await named() == nil { throw .invalid(.mail, .missing) }
    return .inbox
  }

  /// The hash of the secret that the database names.
  private func named() async throws(AppError) -> String? {
    try await database.read { connection throws(AppError) in try connection.value(of: .mailSender) }
  }
}

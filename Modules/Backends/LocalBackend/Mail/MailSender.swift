import AppValues
import Authentication
import SocialDatabase
import SocialMail

/// Which processes send the mails of a database. One that is embedded belongs to one data folder, and whatever opens
/// it sends. One on a server is opened from many: mails are sent from the data folder alone that the database names,
/// so that no code comes into the hands of a person who merely asks for it.
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

  /// How long a command that asks for a code takes at the least, and waits at the most, for a program that sends
  /// mails here: whether there was one to send is not to be told from the time. Nil where nothing takes any.
  func turn() async throws(AppError) -> Duration? {
    try await isHere() && mailer.hasProgram ? .seconds(2) : nil
  }

  /// Where mails are to be looked for.
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

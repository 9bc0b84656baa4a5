import AppValues
import Entities
import Profile
import SocialBackend
import SocialMenuShell

// What the commands for the server and its administrator print.
extension JSONFormats {
  static let serving = JSONFormat<Serving>(
    \JSONStrings.Serving.form,
    keys: [
      .init("address", \JSONStrings.Serving.address) { .string($0.address) },
      .init("port", \JSONStrings.Serving.port) { .integer($0.port) },
      .init("mail", \JSONStrings.Serving.mail) { JSONValue($0.mail?.name) },
    ])

  static let mailStatus = JSONFormat<MailStatus>(
    \JSONStrings.MailStatus.form,
    keys: [
      .init("sender", \JSONStrings.MailStatus.sender) { .string($0.sender.name) },
      .init("place", \JSONStrings.MailStatus.place) { JSONValue($0.sender.location) },
      .init("waiting", \JSONStrings.MailStatus.waiting) { .integer($0.waiting) },
      .init("givenUp", \JSONStrings.MailStatus.givenUp) { .integer($0.givenUp) },
    ])

  static let pendingAccount = JSONFormat<PendingAccount>(
    \JSONStrings.PendingAccount.form,
    keys: [
      .init("handle", \JSONStrings.PendingAccount.handle) { .string($0.handle) },
      .init("name", \JSONStrings.PendingAccount.name) { .string($0.name) },
      .init("email", \JSONStrings.PendingAccount.email) { .string($0.email) },
      .init("emailConfirmed", \JSONStrings.PendingAccount.emailConfirmed) { .boolean($0.isEmailConfirmed) },
      .init("reason", \JSONStrings.PendingAccount.reason) { .string($0.reason) },
      .init("createdAt", \JSONStrings.PendingAccount.createdAt) { JSONValue.time($0.createdAt) },
    ])

  static let reportedPost = JSONFormat<Report.Post>(
    \JSONStrings.ReportedPost.form,
    keys: [
      .init("id", \JSONStrings.ReportedPost.id) { .string($0.id.rawValue) },
      .init("text", \JSONStrings.ReportedPost.text) { .string($0.text) },
      .init("warning", \JSONStrings.ReportedPost.warning) { JSONValue($0.warning) },
    ])

  static let report = JSONFormat<Report>(
    \JSONStrings.Report.form,
    keys: [
      .init("id", \JSONStrings.Report.id) { .string($0.id.rawValue) },
      .init("person", \JSONStrings.Report.person) { author.document($0.person) },
      .init("reporter", \JSONStrings.Report.reporter) { $0.reporter.map(author.document) ?? .null },
      .init("reason", \JSONStrings.Report.reason) { .string($0.reason) },
      .init("posts", \JSONStrings.Report.posts) { .array($0.posts.map(reportedPost.document)) },
      .init("createdAt", \JSONStrings.Report.createdAt) { JSONValue.time($0.createdAt) },
      .init("closedAt", \JSONStrings.Report.closedAt) { $0.closedAt.map(JSONValue.time) ?? .null },
    ])

  static let backup = JSONFormat<BackupReport>(
    \JSONStrings.Backup.form,
    keys: [
      .init("people", \JSONStrings.Backup.people) { .integer($0.people) },
      .init("posts", \JSONStrings.Backup.posts) { .integer($0.posts) },
      .init("photos", \JSONStrings.Backup.photos) { .integer($0.photos) },
      .init("photosElsewhere", \JSONStrings.Backup.photosElsewhere) { .integer($0.photosElsewhere) },
      .init("findings", \JSONStrings.Backup.findings) { .array($0.findings.map(finding.document)) },
      .init("replaced", \JSONStrings.Backup.replaced) { JSONValue($0.replaced) },
    ])
}

extension MailStatus.Sender {
  /// As in documents.
  var name: String {
    switch self {
    case .here: "here"
    case .folder: "folder"
    case .elsewhere: "elsewhere"
    case .nobody: "nobody"
    }
  }

  fileprivate var location: String? {
    switch self {
    case .folder(let path): path
    case .elsewhere(let location): location
    case .here, .nobody: nil
    }
  }
}

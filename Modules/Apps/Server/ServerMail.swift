import AppValues
import SocialBackend

/// What becomes of email for the people of this server.
enum ServerMail: Sendable {
  /// It's sent.
  case sent
  /// It's saved on the server, where the administrator can read it.
  case saved
  /// There is none.
  case none

  init(of backend: any HostedNetwork) async throws(AppError) {
    switch try await backend.mailOrigin() {
    case .here, .elsewhere: self = .sent
    case .folder: self = .saved
    case .nobody: self = .none
    }
  }

  /// What health checks add about email; empty if it's sent.
  var remark: String {
    switch self {
    case .sent: ""
    case .saved: "This server can't send email. It's saved for the administrator instead."
    case .none: "This server can't send email, so no one can get a code."
    }
  }
}

import AppValues
import Authentication
import SocialBackend

/// The session of a client, which keeps it itself.
struct ClientStore: SessionStore {
  /// The origin of the client's sign-ins.
  let device: SignInOrigin

  func load() async throws(AppError) -> SavedSessions { SavedSessions() }
  func update(_ change: @Sendable (inout SavedSessions) -> Void) async throws(AppError) {}
  func origin() async throws(AppError) -> SignInOrigin { device }
}

extension Call {
  /// The origin of a sign-in.
  ///
  /// - Parameters:
  ///   - device: The client's identifier for the device; if there is none, the address counts.
  ///   - name: What the device calls itself; if it doesn't say, its headers count.
  func origin(of device: String?, named name: String? = nil) -> SignInOrigin {
    let known = device.flatMap { $0.isEmpty ? nil : "device \($0)" } ?? "address \(client.network)"
    return SignInOrigin(device: known, name: name, headers, at: client)
  }

  /// The rules for one's own account, on behalf of the caller.
  var account: AccountInteractor {
    get throws(AppError) {
      AccountInteractor(
        ports: repositories.account,
        sessions: SessionInteractor(
          repository: repositories.authentication.sessions, store: ClientStore(device: origin)),
        session: try member.session)
    }
  }
}

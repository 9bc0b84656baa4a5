import AppValues
import Authentication
import SocialBackend

/// The sessions of a client, which keeps them itself.
struct ClientStore: SessionStore {
  /// Where the client signs in from.
  let device: SignInOrigin

  func load() async throws(AppError) -> SavedSessions { SavedSessions() }
  func update(_ change: @Sendable (inout SavedSessions) -> Void) async throws(AppError) {}
  func origin() async throws(AppError) -> SignInOrigin { device }
}

extension Call {
  /// Where someone signs in from.
  ///
  /// - Parameter device: By what their client tells the device from others; without it their address does.
  func origin(of device: String?) -> SignInOrigin {
    guard let device, !device.isEmpty else { return origin }
    return SignInOrigin(device: "device \(device)")
  }

  /// The rules of looking after one's own account, on behalf of who calls.
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

import AppValues
import Authentication
import Entities
import MastodonAPI
import SocialNetworking

/// The viewer's passkeys at a SocialConnect server.
struct RemotePasskeys: PasskeyRepository {
  let caller: RemoteCaller
  /// The address of the server, without a slash at the end.
  let origin: String

  var page: String? { "\(origin)/account/passkeys" }

  func passkeys() async throws(AppError) -> [Passkey] {
    try await caller.call(Endpoints.SocialConnect.passkeys).map(Passkey.init)
  }

  func rename(_ id: ID<Passkey>, to name: String) async throws(AppError) -> Passkey {
    Passkey(
      try await caller.call(
        Endpoints.SocialConnect.renamePasskey, id.rawValue, with: SocialConnectPasskeyName(name: name)))
  }

  func remove(_ id: ID<Passkey>) async throws(AppError) {
    _ = try await caller.call(Endpoints.SocialConnect.removePasskey, id.rawValue)
  }
}

extension Passkey {
  fileprivate init(_ passkey: SocialConnectPasskey) {
    self.init(
      id: ID(passkey.id), name: passkey.name, createdAt: passkey.createdAt, lastUsedAt: passkey.lastUsedAt,
      isSynced: passkey.isSynced)
  }
}

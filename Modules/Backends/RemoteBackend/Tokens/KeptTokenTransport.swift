import AppValues
import SocialNetworking

/// Puts into requests the token that a command of the person's own keeps.
struct KeptTokenTransport: Transport {
  let transport: any Transport
  let token: KeptToken
  /// Whether to run the command again where it failed the last time.
  let asksAgain: Bool

  func send(_ request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    guard let place = request.token, place.isMeant(for: request.server) else {
      return try await transport.send(request)
    }
    let secret = try await secret()
    var request = request
    request.token = AccessToken(secret, for: place.server, streaming: place.streaming)
    let response = try await transport.send(request)
    if response.status == 401 { await token.forget(secret) }
    return response
  }

  private func secret() async throws(NetworkError) -> Secret {
    do throws(AppError) {
      return try await token.secret(asksAgain: asksAgain)
    } catch {
      throw error == .cancelled ? .cancelled : .tokenMissing(error)
    }
  }
}

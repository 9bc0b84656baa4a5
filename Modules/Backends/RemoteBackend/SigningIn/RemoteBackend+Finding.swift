import AppValues
import Entities
import MastodonAPI
import SocialNetworking

extension RemoteBackend {
  /// Finds out whether there's a server that speaks Mastodon's client API.
  ///
  /// Throws `invalid(.server, …)`: `missing`, `unconfirmed`, `mismatched`, `unsupported`; the other faults of the network.
  func requireServer() async throws(AppError) {
    let client = caller(.anonymous).client
    do throws(NetworkError) {
      do throws(NetworkError) {
        _ = try await client.answer(Endpoints.Server.instance)
      } catch  where error.isMissingEndpoint {
        _ = try await client.answer(Endpoints.Server.instanceV1)
      }
    } catch {
      throw AppError(finding: error)
    }
  }
}

extension AppError {
  /// Why what a person named isn't a server for them.
  fileprivate init(finding error: NetworkError) {
    self =
      switch error {
      case .nameNotFound: .invalid(.server, .missing)
      case .insecure: .invalid(.server, .unsafe)
      case .redirected, .undecodable, .tooLarge, .tls(.failed): .invalid(.server, .unsupported)
      case .status(let refusal) where (400..<500).contains(refusal.status) && refusal.status != 429:
        .invalid(.server, .unsupported)
      case .refused: .offline
      default: AppError(error)
      }
  }
}

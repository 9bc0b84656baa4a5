import AppValues
import Entities
import MastodonAPI

extension RemoteCaller {
  /// The viewer's defaults for new posts. A server that doesn't have them by themselves has them with the account.
  func writingDefaults(_ reader: WireReader) async throws(AppError) -> WritingDefaults {
    do throws(AppError) {
      return reader.defaults(try await call(Endpoints.Accounts.preferences, in: .preferences))
    } catch {
      guard error == .unsupported else { throw error }
      return reader.defaults(try await call(Endpoints.Accounts.verifyCredentials).source)
    }
  }
}

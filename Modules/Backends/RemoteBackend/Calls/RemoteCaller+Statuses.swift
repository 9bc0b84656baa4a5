import AppValues
import MastodonAPI

extension RemoteCaller {
  /// The posts with some ids that are still there. Servers that don't give several at once are asked for one after the
  /// other.
  func statuses(_ ids: [String]) async throws(AppError) -> [MastodonStatus] {
    do throws(AppError) {
      return try await call(Endpoints.Statuses.list, with: MastodonIDs(ids: ids), in: .statusList)
    } catch {
      guard error == .unsupported else { throw error }
    }
    var found: [MastodonStatus] = []
    for id in ids {
      do throws(AppError) {
        found.append(try await call(Endpoints.Statuses.show, id))
      } catch {
        // One that is gone is left out.
        guard error == .notFound || error == .gone else { throw error }
      }
    }
    return found
  }
}

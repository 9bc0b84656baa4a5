import AppValues
import MastodonAPI

extension RemoteCaller {
  /// The posts with some ids that are still there.
  func statuses(_ ids: [String]) async throws(AppError) -> [MastodonStatus] {
    try await several(ids, Endpoints.Statuses.list, in: .statusList, else: Endpoints.Statuses.show)
  }

  /// The people with some ids who are still there.
  func accounts(_ ids: [String]) async throws(AppError) -> [MastodonAccount] {
    try await several(ids, Endpoints.Accounts.list, in: .accountList, else: Endpoints.Accounts.show)
  }

  /// Servers that don't give several at once are asked for one after the other.
  private func several<Answer: WireValue>(
    _ ids: [String], _ list: Endpoint<MastodonIDs, [Answer]>, in group: EndpointGroup,
    else single: Endpoint<NoParameters, Answer>
  ) async throws(AppError) -> [Answer] {
    do throws(AppError) {
      return try await call(list, with: MastodonIDs(ids: ids), in: group)
    } catch {
      guard error == .unsupported else { throw error }
    }
    var found: [Answer] = []
    for id in ids {
      do throws(AppError) {
        found.append(try await call(single, id))
      } catch {
        // One that is gone is left out.
        guard error == .notFound || error == .gone else { throw error }
      }
    }
    return found
  }
}

import AppValues
import Entities
import MastodonAPI
import Synchronization

/// The viewer's posts and shares, the oldest first. Servers give them from the newest, so they're read once as a whole.
final class OwnStatuses: Sendable {
  private let caller: RemoteCaller
  private let read = Mutex<[MastodonStatus]?>(nil)

  init(caller: RemoteCaller) {
    self.caller = caller
  }

  func all() async throws(AppError) -> [MastodonStatus] {
    if let known = read.withLock({ $0 }) { return known }
    guard let viewer = caller.viewerID else { throw .unauthenticated }
    let parameters = PagedParameters(filters: MastodonAccountStatusFilters())
    let statuses = try await everything { (request) async throws(AppError) in
      try await caller.page(Endpoints.Accounts.statuses, viewer.rawValue, with: parameters, request)
        .map(id: \.id) { $0 }
    }
    let all = Array(statuses.reversed())
    read.withLock { $0 = all }
    return all
  }

  /// Forgets them, since the next archive is another.
  func forget() {
    read.withLock { $0 = nil }
  }
}

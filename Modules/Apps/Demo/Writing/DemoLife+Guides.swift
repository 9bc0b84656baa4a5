import AppValues
import Entities
import Notifications
import SocialBackend

extension DemoLife {
  /// How many of a guide's notifications stay unread: enough to see what they are for.
  private static let newNotices = 4

  /// Marks all notifications as read but the newest few.
  func readNotices(of person: Int) async throws(AppError) {
    let ports = try repositories(of: person).notifications
    guard let marks = ports.marks else { return }
    var (request, kept) = (PageRequest(limit: PageRequest.limits.upperBound), Self.newNotices)
    while true {
      let page = try await ports.list.page(.all, request)
      let read = page.items.dropFirst(kept).map(\.id)
      kept -= min(kept, page.items.count)
      if !read.isEmpty { try await marks.markRead(read) }
      guard let older = page.older else { return }
      request = PageRequest(.before(older), limit: request.limit)
    }
  }
}

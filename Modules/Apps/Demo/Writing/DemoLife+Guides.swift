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

extension DemoNetwork {
  /// The people to look around as, one for each language: they follow many people, so that there is much to read, and
  /// have notifications.
  var guides: [Int] {
    var (follows, likes) = ([Int: Int](), [Int: Int]())
    var authors: [Int: Int] = [:]
    for event in events {
      switch event.activity {
      case .follows: follows[event.person, default: 0] += 1
      case .writes(let post): authors[post.number] = event.person
      case .likes(let post), .shares(let post):
        if let author = authors[post] { likes[author, default: 0] += 1 }
      case .joins, .edits: break
      }
    }
    return DemoLanguage.allCases.compactMap { language in
      people.indices.filter { people[$0].language == language }.max { one, other in
        let scores = [one, other].map { (follows[$0] ?? 0) + min(likes[$0] ?? 0, 20) }
        return (scores[0], other) < (scores[1], one)
      }
    }
  }
}

import AppValues
import Entities
import Filters
import Notifications
import Post
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

  /// Schedules a guide's post of tomorrow, and makes the filter for what they would rather not read about. Doing it twice has
  /// the same effect as once.
  func lookAhead(as person: Int) async throws(AppError) {
    let (ports, language) = (try repositories(of: person), network.people[person].language)
    let opening = DemoOpening.of(language)
    _ = try await ports.scheduledPosts?.schedule(
      NewPost(PostContent(opening.later, language: language.rawValue)),
      at: Timestamp(milliseconds: record.now).adding(seconds: 86_400), key: PublishKey("demo-later"))
    guard let filters = ports.filters, try await filters.filters().items.isEmpty else { return }
    _ = try await filters.create(
      FilterSettings(opening.filter), opening.phrases.map { .add($0, isWholeWord: true) })
  }

  /// Announces something to which people react who aren't guides. Doing it twice has the same effect as once.
  func announce(in language: DemoLanguage) async throws(AppError) {
    let opening = DemoOpening.of(language)
    let earlier = try await announcing.announcements(PageRequest()).items.first {
      $0.content.text == opening.announcement
    }
    let id =
      if let earlier { earlier.id } else {
        try await announcing.announce(AnnouncementContent(text: opening.announcement)).id
      }
    let readers = network.people.indices.filter {
      network.people[$0].language == language && !network.guides.contains($0)
    }
    for (reader, emoji) in zip(readers, opening.emoji) {
      try await repositories(of: reader).notifications.announcements?.setReaction(emoji, true, to: id)
    }
  }
}

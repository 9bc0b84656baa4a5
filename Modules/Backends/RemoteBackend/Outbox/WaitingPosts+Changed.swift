import AppValues
import Entities
import Notifications
import Timeline

// What was read, as it will be once what waits has been sent: all ports that read posts or people show it through these.
extension WaitingPosts {
  func changed(_ posts: [Post]) async -> [Post] {
    let changes = await changes(of: posts.map(\.id))
    return posts.compactMap { changes.applied(to: $0) }
  }

  func changed(_ people: [User]) async -> [User] {
    let changes = await changes(of: people.map(\.id))
    return people.map { changes.applied(to: $0) }
  }

  func changed(_ page: Page<Post>) async -> Page<Post> { page.with(await changed(page.items)) }

  func changed(_ page: Page<User>) async -> Page<User> { page.with(await changed(page.items)) }

  func changed(_ page: Page<TimelineItem>) async -> Page<TimelineItem> {
    let changes = await changes(of: page.items.map(\.post.id))
    return page.with(page.items.compactMap { changes.applied(to: $0) })
  }

  func changed(_ page: Page<Notice>) async -> Page<Notice> {
    let changes = await changes(of: page.items.compactMap { $0.post?.id })
    return page.with(page.items.compactMap { changes.applied(to: $0) })
  }

  func changed(_ page: Page<NoticeRequest>) async -> Page<NoticeRequest> {
    let changes = await changes(of: page.items.compactMap { $0.lastPost?.id })
    return page.with(
      page.items.map { request in
        var changed = request
        changed.lastPost = request.lastPost.flatMap { changes.applied(to: $0) }
        return changed
      })
  }

  func changed(_ page: Page<Conversation>) async -> Page<Conversation> {
    let changes = await changes(of: page.items.map(\.lastPost.id))
    return page.with(
      page.items.compactMap { conversation in
        changes.applied(to: conversation.lastPost).map { post in
          var changed = conversation
          changed.lastPost = post
          return changed
        }
      })
  }
}

extension Page {
  /// The page with other items in it.
  fileprivate func with(_ items: [Item]) -> Page {
    Page(items: items, older: older, newer: newer, readAt: readAt)
  }
}

import AppValues
import Entities
import Post
import SocialBackend

/// Direct posts, by conversation and people.
extension RandomWalk {
  mutating func converse(_ actor: Int) async throws {
    let other = (actor + 1) % people.count
    let isOwn = pick(0..<8) > 0
    let owner = isOwn ? actor : other
    let listed = oracle.listedInboxes(owner)
    if listed.isEmpty { return }
    let index = pick(listed.indices)
    let inboxes = try people[owner].can.conversations.orUnsupported()
    let id = try await everything(limit: 80) { try await inboxes.conversations($0) }[index].id
    let repository = try people[actor].can.conversations.orUnsupported()
    let error: AppError? = isOwn ? nil : .notFound
    switch pick(0..<5) {
    case 0:
      try await act("\(actor) removes conversation \(index) of \(owner)", expecting: error) {
        try await repository.remove(id)
      }
      if isOwn { oracle.remove(listed[index]) }
    case let choice:
      let isRead = choice < 3
      var answer: Conversation?
      try await act(
        "\(actor) reads conversation \(index) of \(owner): \(isRead)", expecting: error
      ) { answer = try await repository.setRead(isRead, id) }
      if isOwn { oracle.setRead(isRead, listed[index]) }
      guard let answer else { return }
      try compare("the answer", seen(answer), seen(oracle.listedInboxes(owner)[index]))
    }
  }

  /// Compares what each device of someone shows of their direct posts.
  func compareInboxes(_ viewer: Int, limit: Int) async throws {
    let expected = oracle.listedInboxes(viewer).map(seen)
    for device in devices[viewer] {
      let inbox = try device.can.conversations.orUnsupported()
      let found = try await everything(limit: limit) { try await inbox.conversations($0) }
      try compare("inbox of \(viewer)", found.map(seen), expected)
      let direct = try await everything(limit: limit) { try await inbox.directPosts($0) }
      try compare(
        "direct posts of \(viewer)", direct.map(\.id),
        oracle.directPosts(viewer).map { oracle.posts[$0].id })
    }
  }

  private func seen(_ conversation: Conversation) -> String {
    let people = conversation.people.map(\.handle).joined(separator: " ")
    let last = conversation.lastPost
    return "\(conversation.isUnread ? "new" : "read") \(people): \(last.id) \(last.text)"
  }

  private func seen(_ listed: Oracle.ListedInbox) -> String {
    let people = listed.inbox.people.filter { !oracle.isBlocked(listed.inbox.person, $0) }
    let last = oracle.posts[listed.latest]
    return
      "\(listed.isUnread ? "new" : "read") \(people.map(Oracle.handle).joined(separator: " ")): "
      + "\(last.id) \(last.version.text)"
  }
}

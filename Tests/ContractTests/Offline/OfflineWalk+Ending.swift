import AppValues
import Entities
import Post
import Profile
import SocialBackend
import SocialTestSupport
import Timeline

/// How the walk ends: the networks are good again, all is sent, and everything is compared.
extension OfflineWalk {
  mutating func end() async throws {
    for device in devices { device.network.become(.good) }
    activity = "sending all"
    var isDone = false
    for _ in 0..<60 where !isDone {
      world.clock.advance(seconds: 900)
      isDone = true
      for device in devices.indices {
        let isSent = try await sendAll(on: device)
        isDone = isDone && isSent
      }
    }
    for can in self.can { try compare("what waits", try await can.waiting(), []) }
    await world.finish()
    activity = "all was sent"
    try await compareWithServer()
    try await compareDevices()
  }

  /// Sends what can be sent, and drops what can't be. Returns whether nothing is left.
  private mutating func sendAll(on device: Int) async throws -> Bool {
    let outbox = try can[device].outbox.orUnsupported()
    _ = try await outbox.send()
    let items = try await can[device].waiting()
    for item in items {
      guard case .failed(let failure) = item.state else { continue }
      try refuse(item, failure, on: device)
      try await outbox.drop(item.id)
    }
    return items.isEmpty
  }

  /// Nothing is refused but what is on a post that is gone.
  private mutating func refuse(_ item: OutboxItem, _ failure: OutboxFailure, on device: Int) throws {
    activity = "refusing \(item.write)"
    try compare("why it's refused", failure.reason, .gone)
    var subject = item.write.post.flatMap { id in known[device].first { $0.value == id }?.key }
    if case .publish(let new) = item.write, let number = OfflineOracle.number(of: new.content.text) {
      subject = oracle.posts[number].parent
      oracle.posts[number].isRefused = true
    }
    // An id that is no longer known is one that a post had until it was sent.
    if let subject { try compare("whether \(subject) is gone", oracle.posts[subject].isGone, true) }
  }

  /// The server's own list has each post once, those of each device in their order.
  private func compareWithServer() async throws {
    let posts = try await written(person.can)
    let numbers = posts.compactMap { OfflineOracle.number(of: $0.text) }
    try compare("what there is", numbers.sorted(), oracle.standing)
    for device in devices.indices {
      try compare(
        "the order of \(device)", numbers.filter { oracle.posts[$0].device == device },
        oracle.standing.filter { oracle.posts[$0].device == device })
    }
    let photos = posts.flatMap(\.photos).map(\.id)
    try compare("how often photos are there", photos.count, Set(photos).count)
    for post in posts {
      guard let number = OfflineOracle.number(of: post.text) else { continue }
      try compare(post, number, posts)
    }
    for (handle, isFollowing) in oracle.following {
      let relationship = try await person.can.profile.user(handle: handle).relationship
      try compare("following \(handle)", relationship.isFollowing, isFollowing)
    }
  }

  private func compare(_ post: Post, _ number: Int, _ posts: [Post]) throws {
    let expected = oracle.posts[number]
    try compare("the text of \(number)", post.text, expected.text)
    try compare("the photos of \(number)", post.photos.map(\.alt), expected.photos)
    let counts = PostCounts(
      likes: expected.marks[.liked] == true ? 1 : 0, comments: oracle.comments(on: number),
      shares: expected.marks[.shared] == true ? 1 : 0)
    try compare("the counts of \(number)", post.counts, counts)
    for mark in OfflineOracle.marks {
      try compare("\(mark) of \(number)", post.marks[mark], expected.marks[mark] ?? false)
    }
    guard let parent = expected.parent, !oracle.posts[parent].isGone else { return }
    let above = posts.first { $0.id == post.replyTo?.post }.flatMap { OfflineOracle.number(of: $0.text) }
    try compare("what \(number) is on", above, parent)
  }

  /// Both devices show what the server has, also once they're cut off.
  private func compareDevices() async throws {
    let expected = try await written(person.can).map(look)
    for (device, can) in zip(devices, can) {
      let seen = try await written(can).map(look)
      try compare("what a device shows", seen, expected)
      let home = try await can.timeline.page(of: .home, PageRequest())
      device.network.become(.cut)
      let kept = try await device.started().timeline.page(of: .home, PageRequest())
      try compare("what a device keeps", kept.items.map(\.post), home.items.map(\.post))
      try compare("whether it says so", kept.readAt != nil, true)
    }
    try compare("the two homes", try await kept(by: 0), try await kept(by: 1))
  }

  /// What is compared of a post between two devices.
  private func look(_ post: Post) -> String {
    "\(post.id) \(post.text) \(post.marks) \(post.counts) \(post.photos.map { "\($0.id) \($0.alt)" })"
  }

  private func kept(by device: Int) async throws -> [Post] {
    try await can[device].timeline.page(of: .home, PageRequest()).items.map(\.post)
  }

  /// All that the person wrote, the first post first.
  private func written(_ can: Repositories) async throws -> [Post] {
    try await everything(limit: 20) { try await can.timeline.page(of: .user(person.id), $0) }
      .filter { $0.sharedBy == nil }.map(\.post).reversed()
  }
}

extension Repositories {
  /// All that waits to be sent.
  fileprivate func waiting() async throws -> [OutboxItem] {
    try await OutboxInteractor(repository: try outbox.orUnsupported(), writing: nil).all()
  }
}

import AppValues
import Entities
import Post
import SocialBackend
import SocialTestSupport
import Timeline

/// Posts that are published later, and all that happens by itself when its time has come.
extension RandomWalk {
  mutating func schedule(_ actor: Int) async throws {
    let own = oracle.scheduled.indices.filter { oracle.scheduled[$0].author == actor }
    // Now and then it's one of someone else's.
    let all = pick(0..<8) == 0 ? Array(oracle.scheduled.indices) : own
    guard let post = all.isEmpty ? nil : all[pick(all.indices)], pick(0..<2) == 0 else {
      if pick(0..<12) == 0 { return try await fillDay(actor) }
      return try await schedule(actor, on: pick(0..<2) == 0 ? pickPost() : nil, at: pickTime())
    }
    let (posts, id) = (try scheduling(people[actor]), oracle.scheduled[post].id)
    if pick(0..<3) == 0 {
      try await act(
        "\(actor) deletes scheduled post \(post)", expecting: oracle.unschedule(post, by: actor)
      ) { try await posts.repository.remove(id) }
      return
    }
    let time = pickTime(for: oracle.scheduled[post].version.poll)
    let error = oracle.reschedule(post, to: time, by: actor)
    var answer: ScheduledPost?
    try await act("\(actor) moves scheduled post \(post) to \(time)", expecting: error) {
      answer = try await posts.reschedule(id, to: time)
    }
    if let answer {
      try compare("the answer", SeenScheduled(answer), SeenScheduled(oracle.scheduled[post], oracle))
    }
  }

  private mutating func schedule(_ actor: Int, on parent: Int?, at time: Timestamp) async throws {
    var (text, visibility) = (text(), pickVisibility())
    let photos = try await photos(actor)
    if let parent, isServed { oracle.address(&text, &visibility, on: parent, by: actor) }
    let poll = photos.isEmpty && pick(0..<4) == 0 ? poll(from: time) : nil
    let new = NewPost(
      PostContent(text.text, poll: poll, photos: photos), replyTo: parent.map { oracle.posts[$0].id },
      visibility: visibility)
    let (posts, key) = (try scheduling(people[actor]), PublishKey("step \(steps)"))
    var scheduled: ScheduledPost?
    try await act(
      "\(actor) schedules a post, \(visibility), on \(parent as Any), at \(time)",
      expecting: oracle.scheduling(photos, on: parent, at: time, by: actor)
    ) { scheduled = try await posts.repository.schedule(new, at: time, key: key) }
    guard let scheduled else { return }
    oracle.scheduled.append(
      Oracle.Scheduled(
        id: scheduled.id, author: actor, parent: parent, visibility: visibility, text: text,
        version: Oracle.Version(text: text.text, photos: photos, poll: poll), time: time))
    let expected = SeenScheduled(oracle.scheduled[oracle.scheduled.count - 1], oracle)
    try compare("the answer", SeenScheduled(scheduled), expected)
  }

  /// Schedules one post more than there can be on a day that no walk comes to.
  private mutating func fillDay(_ actor: Int) async throws {
    let day = oracle.now.adding(seconds: 86_400 * 40)
    for number in 0...ScheduledPost.maximumADay {
      let (posts, key) = (try scheduling(people[actor]), PublishKey("step \(steps) \(number)"))
      let (text, time) = (WalkedText(text: "\(steps) \(number)"), day)
      let error = oracle.scheduling([], on: nil, at: time, by: actor)
      var scheduled: ScheduledPost?
      try await act("\(actor) fills a day, \(number)", expecting: error) {
        scheduled = try await posts.repository.schedule(
          NewPost(PostContent(text.text)), at: time, key: key)
      }
      guard let scheduled else { return }
      oracle.scheduled.append(
        Oracle.Scheduled(
          id: scheduled.id, author: actor, parent: nil, visibility: .everyone, text: text,
          version: Oracle.Version(text: text.text, photos: []), time: time))
    }
  }

  /// Mostly a time that comes soon, and sometimes one that is too soon where that is refused.
  private mutating func pickTime(for poll: PollQuestion? = nil) -> Timestamp {
    if isServed, pick(0..<8) == 0 { return oracle.now.adding(seconds: 299) }
    var time = oracle.now.adding(seconds: Int64(300 + pick(0..<900)))
    while !oracle.isFree(time) || !oracle.isFree(time.adding(seconds: Int64(poll?.duration ?? 0))) {
      time = time.adding(seconds: 1)
    }
    return time
  }

  private func scheduling(_ person: Person) throws(AppError) -> ScheduledPostsInteractor {
    ScheduledPostsInteractor(
      repository: try person.can.scheduledPosts.orUnsupported(), clock: world.clock.clock)
  }

  /// Compares what each device of someone lists of their scheduled posts.
  func compareScheduled(_ viewer: Int, limit: Int) async throws {
    let expected = oracle.scheduled.reversed().filter { $0.author == viewer }.map {
      SeenScheduled($0, oracle)
    }
    for device in devices[viewer] {
      let posts = try scheduling(device)
      let seen = try await everything(limit: limit) { try await posts.page($0) }
      try compare("scheduled posts of \(viewer)", seen.map(SeenScheduled.init), expected)
    }
  }

  // MARK: When time goes by

  /// Lets time go by, as far as something happens by itself from one such moment to the next.
  mutating func wait(seconds: Int64) async throws {
    let end = oracle.now.adding(seconds: seconds)
    while let next = oracle.nextTime, next <= end {
      advance(to: next)
      try await work()
    }
    advance(to: end)
  }

  private mutating func advance(to time: Timestamp) {
    world.clock.advance(milliseconds: time.milliseconds - oracle.now.milliseconds)
    oracle.now = world.clock.clock.now()
  }

  /// All programs look at once for what is due.
  private mutating func work() async throws {
    await withTaskGroup { group in
      for door in doors {
        if let work = door.work { group.addTask { await work() } }
      }
    }
    let due = oracle.due
    for post in oracle.openPolls where oracle.isOver(oracle.posts[post]) { oracle.tellOfEnd(of: post) }
    for number in due {
      let scheduled = oracle.scheduled[number]
      if oracle.answering(scheduled.parent, by: scheduled.author) != nil {
        oracle.scheduled[number].failure = .parent
        oracle.tellOfFailure(scheduled.author)
      } else {
        try await publish(scheduled)
      }
    }
    oracle.scheduled.removeAll { $0.failure == nil && $0.time <= oracle.now }
  }

  /// Looks up what a scheduled post became.
  private mutating func publish(_ scheduled: Oracle.Scheduled) async throws {
    let (author, can) = (scheduled.author, devices[scheduled.author][0].can)
    let latest = try await can.timeline.page(of: .user(devices[author][0].id), PageRequest(limit: 1)).items
    try compare("the post of \(author) that was due", latest.map(\.post.text), [scheduled.version.text])
    guard let id = latest.first?.post.id else { return }
    oracle.publish(
      Oracle.Post(
        id: id, author: author, parent: scheduled.parent, visibility: scheduled.visibility,
        version: scheduled.version, mentions: scheduled.text.mentions, hashtags: scheduled.text.hashtags))
  }
}

/// What a person sees of a post of theirs that is published later.
struct SeenScheduled: Equatable {
  let id: ID<ScheduledPost>
  let time: Timestamp
  let text: String
  let poll: PollQuestion?
  let photos: [ID<Photo>]
  let visibility: PostVisibility
  let parent: ID<Post>?
  let failure: ScheduledPost.Failure?

  init(_ post: ScheduledPost) {
    (id, time, text, poll) = (post.id, post.at, post.content.text, post.content.poll)
    (photos, visibility) = (post.content.photos.map(\.id), post.visibility)
    (parent, failure) = (post.replyTo, post.failure)
  }

  init(_ scheduled: Oracle.Scheduled, _ oracle: Oracle) {
    (id, time) = (scheduled.id, scheduled.time)
    (text, poll, photos) = (scheduled.version.text, scheduled.version.poll, scheduled.version.photos)
    (visibility, failure) = (scheduled.visibility, scheduled.failure)
    parent = scheduled.parent.map { oracle.posts[$0].id }
  }
}

import AppValues
import Entities
import Post

/// What happens by itself when its time has come: posts that are published, and polls that end.
extension Oracle {
  /// What becomes of a post that is to be published later.
  func scheduling(
    _ photos: [ID<Photo>], on parent: Int?, at time: Timestamp, by author: Int
  ) -> AppError? {
    // Without a server, it's screens and commands that see to this.
    if isServed, isTooSoon(time) { return .invalid(.scheduledAt, .outOfRange) }
    return answering(parent, by: author) ?? taking(photos, on: nil)
      ?? room(for: time, by: author, beside: nil)
  }

  /// What is tried again has another chance.
  mutating func reschedule(_ number: Int, to time: Timestamp, by person: Int) -> AppError? {
    if isTooSoon(time) { return .invalid(.scheduledAt, .outOfRange) }
    let author = scheduled[number].author
    guard author == person else { return .notFound }
    if let error = room(for: time, by: author, beside: scheduled[number].id) { return error }
    (scheduled[number].time, scheduled[number].failure) = (time, nil)
    return nil
  }

  mutating func unschedule(_ number: Int, by person: Int) -> AppError? {
    guard scheduled[number].author == person else { return .notFound }
    scheduled.remove(at: number)
    return nil
  }

  /// When something next happens by itself.
  var nextTime: Timestamp? {
    (openPolls.compactMap { posts[$0].end } + scheduled.filter { $0.failure == nil }.map(\.time)).min()
  }

  /// Whether nothing else happens at a time, so that it's certain what comes first.
  func isFree(_ time: Timestamp) -> Bool {
    let polls = scheduled.compactMap { scheduled in
      scheduled.version.poll.map { scheduled.time.adding(seconds: Int64($0.duration)) }
    }
    return !(posts.compactMap(\.end) + scheduled.map(\.time) + polls).contains(time)
  }

  /// The polls whose end is still to be told.
  var openPolls: [Int] {
    posts.indices.filter { !posts[$0].isDeleted && !posts[$0].isEndTold && posts[$0].end != nil }
  }

  /// What is due to be published, by its place among what is scheduled.
  var due: [Int] { scheduled.indices.filter { scheduled[$0].failure == nil && scheduled[$0].time <= now } }

  private func isTooSoon(_ time: Timestamp) -> Bool {
    time < now.adding(seconds: ScheduledPost.minimumLead)
  }

  private func room(for time: Timestamp, by author: Int, beside other: ID<ScheduledPost>?) -> AppError? {
    let day = Self.day(time)
    let count = scheduled.count { $0.author == author && $0.id != other && Self.day($0.time) == day }
    let most = ScheduledPost.maximumADay
    return count < most ? nil : .invalid(.scheduledDay, .tooLong(maximum: most, excess: count + 1 - most))
  }

  private static func day(_ time: Timestamp) -> Int64 { time.milliseconds / 86_400_000 }
}

import AppValues

/// Makes up a network: people, follows, posts and reactions.
///
/// Every choice is a draw from one seeded source, and how many are drawn does not depend on the time, so that
/// only dates and the season's words differ between two networks of one seed.
struct DemoGenerator {
  /// The number of days, up to now, in which posts were written.
  static let days = 35

  let size: DemoSize
  let now: Timestamp
  var random: SeededRandom
  var people: [DemoPerson] = []
  /// The followers of each person.
  var followers: [[Int]] = []
  /// How often each person writes, relative to the others.
  var activity: [Double] = []
  /// The posts, in the order in which they were made up.
  var posts: [(author: Int, at: Timestamp, post: DemoPost)] = []
  var events: [DemoEvent] = []
  /// How often each line has been said.
  var uses: [String: Int] = [:]
  /// The people to look around as.
  var guides: [Int] = []
  /// How many posts there may be by now.
  var limit: Int
  /// Before when everything happens.
  var latest: Timestamp

  init(_ size: DemoSize, at now: Timestamp) {
    self.size = size
    self.now = now
    limit = size.posts
    latest = Timestamp(milliseconds: now.milliseconds - Self.openingLength)
    random = SeededRandom(seed: size.seed)
  }

  mutating func network() -> DemoNetwork {
    makePeople()
    makeFollows()
    let reserved = DemoOpening.length + (hasFurther ? DemoOpening.furtherLength : 0)
    limit = max(size.posts - DemoLanguage.allCases.count * reserved, 0)
    while posts.count < limit { makeConversation() }
    limit = size.posts
    chooseGuides()
    makeOpenings()
    // The rest of it, where the guides have too few friends for an opening.
    while posts.count < size.posts { makeConversation() }
    return assembled()
  }

  /// Whether there's room for polls and letters: in a very small network, they would be most of it.
  var hasFurther: Bool { size.posts >= 50 }

  // MARK: Time

  static let minute: Int64 = 60_000
  static let hour: Int64 = 60 * minute
  static let day: Int64 = 24 * hour

  /// An instant in someone's local time.
  mutating func instant(daysAgo: Int, _ part: DayPart, at home: DemoHome) -> Timestamp {
    let east = Int64(home.hoursEast) * Self.hour
    let today = (now.milliseconds + east) / Self.day * Self.day
    let hour = Int64(random.number(in: part.hours))
    let within = Int64(random.number(in: 0...3_599_999))
    return Timestamp(
      milliseconds: today - Int64(daysAgo) * Self.day + hour * Self.hour + within - east)
  }

  func hour(of at: Timestamp, at home: DemoHome) -> Int {
    Int((at.milliseconds / Self.hour + Int64(home.hoursEast)) % 24)
  }

  func season(at instant: Timestamp) -> Season {
    Season(month: CalendarDate(instant).month)
  }

  /// Some time after an instant, and before the latest.
  mutating func soon(after at: Timestamp, mean: Double) -> Timestamp {
    let (minutes, part) = (1 + random.minutes(mean: mean), random.fraction())
    let wanted = at.milliseconds + Int64(minutes * Double(Self.minute))
    let latest = latest.milliseconds - Self.minute
    if wanted <= latest { return Timestamp(milliseconds: wanted) }
    let room = Double(max(latest - at.milliseconds, 0))
    return Timestamp(milliseconds: at.milliseconds + 1 + Int64(room * part))
  }

  // MARK: Order

  /// Everything in the order of time, the posts numbered in it.
  private func assembled() -> DemoNetwork {
    let written = posts.indices.sorted { (posts[$0].at, $0) < (posts[$1].at, $1) }
    var numbers = Array(repeating: 0, count: posts.count)
    for (number, index) in written.enumerated() { numbers[index] = number }
    var all = events.map { event in
      DemoEvent(at: event.at, person: event.person, activity: event.activity.renumbered(numbers))
    }
    for index in posts.indices {
      var post = posts[index].post
      post.number = numbers[index]
      post.replyTo = post.replyTo.map { numbers[$0] }
      all.append(DemoEvent(at: posts[index].at, person: posts[index].author, activity: .writes(post)))
    }
    let order = all.indices.sorted {
      (all[$0].at, all[$0].activity.rank, $0) < (all[$1].at, all[$1].activity.rank, $1)
    }
    return DemoNetwork(people: people, events: order.map { all[$0] }, guides: guides)
  }
}

extension DemoEvent.Activity {
  fileprivate func renumbered(_ numbers: [Int]) -> DemoEvent.Activity {
    switch self {
    case .joins, .follows, .writes: self
    case .edits(let post, let text): .edits(numbers[post], text: text)
    case .likes(let post): .likes(numbers[post])
    case .shares(let post): .shares(numbers[post])
    case .votes(let post, let option): .votes(numbers[post], option: option)
    }
  }

  /// What comes first of things that happen at one time.
  fileprivate var rank: Int {
    switch self {
    case .joins: 0
    case .follows: 1
    case .writes: 2
    case .edits, .likes, .shares, .votes: 3
    }
  }
}

import AppValues
import Entities

/// The people to look around as, and what they see first.
extension DemoGenerator {
  /// What was just posted when someone opens the network: nothing else is as new.
  static let openingLength = 100 * minute

  /// Chooses one person for each language: they follow many people, so that there is much to read, and have
  /// notifications.
  mutating func chooseGuides() {
    var (follows, likes) = ([Int: Int](), [Int: Int]())
    for follower in followers.joined() { follows[follower, default: 0] += 1 }
    for event in events {
      switch event.activity {
      case .likes(let post), .shares(let post): likes[posts[post].author, default: 0] += 1
      case .joins, .follows, .writes, .edits, .votes: break
      }
    }
    guides = DemoLanguage.allCases.compactMap { language in
      people.indices.filter { people[$0].language == language }.max { one, other in
        let scores = [one, other].map { (follows[$0] ?? 0) + min(likes[$0] ?? 0, 20) }
        return (scores[0], other) < (scores[1], one)
      }
    }
  }

  mutating func makeOpenings() {
    let usual = latest
    latest = now
    for guide in guides { makeOpening(for: guide) }
    latest = usual
  }

  /// Where a guide follows too few people who write their language, the newest posts are what they are.
  private mutating func makeOpening(for guide: Int) {
    let language = people[guide].language
    // What is posted for one guide isn't what another sees.
    let others = guides.filter { $0 != guide }
    let near = people.indices.filter { person in
      person != guide && people[person].language == language && !others.contains(person)
        && !others.contains { followers[person].contains($0) }
    }
    var friends = near.filter { followers[$0].contains(guide) }
    guard let painter = take(.cats, from: &friends), let walker = take(.outdoors, from: &friends),
      let thinker = take(.everyday, from: &friends)
    else { return }
    let strangers = near.filter { !followers[$0].contains(guide) }
    let words = DemoOpening.of(language)
    makeExchange([(guide, 95, words.question), (walker, 25, words.answer)], for: guide)
    let comments = zip(strangers, words.comments).enumerated().map { place, comment in
      (person: comment.0, minutesAgo: Int64(45 - 6 * place), text: comment.1)
    }
    makeExchange([(thinker, 52, words.remark)] + comments, for: guide)
    var wording = DemoWording(.of(.cats, language), .spring, language, own: ["cat": painter])
    let text = wording.fill(words.picture, &random)
    let light = Light(hour: hour(of: ago(minutes: 6), at: people[painter].home))
    let picture = DemoPicture(scene: .cat, light: light, seed: random.next(), language: language)
    makeExchange([(painter, 6, text)], for: guide, picture)
    guard hasFurther else { return }
    for poll in words.polls { makePoll(poll, by: thinker, for: guide) }
    makeLetters(words.letters, from: walker, to: guide)
  }

  /// One of the friends, who cares about a topic if any of them does.
  private func take(_ topic: DemoTopic, from friends: inout [Int]) -> Int? {
    let place = friends.firstIndex { people[$0].topics.contains(topic) } ?? friends.indices.first
    return place.map { friends.remove(at: $0) }
  }

  /// A conversation in which everyone answers the one before.
  private mutating func makeExchange(
    _ lines: [(person: Int, minutesAgo: Int64, text: String)], for guide: Int, _ picture: DemoPicture? = nil
  ) {
    let (author, language) = (lines[0].person, people[guide].language)
    var conversation = Conversation(
      author: author, topic: people[author].topics[0], language: language, wording: DemoWording([:], language)
    )
    conversation.posts = lines.enumerated().map { place, line in
      let post = DemoPost(
        number: 0, text: line.text, replyTo: place == 0 ? nil : place - 1, visibility: .everyone,
        warning: nil,
        language: language, place: nil, pictures: place == 0 ? [picture].compactMap(\.self) : [])
      return (line.person, ago(minutes: line.minutesAgo), post)
    }
    add(conversation, for: guide)
  }

  private func ago(minutes: Int64) -> Timestamp {
    Timestamp(milliseconds: now.milliseconds - minutes * Self.minute)
  }
}

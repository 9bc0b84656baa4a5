import AppValues
import Entities

/// What a guide can vote on, or could, and the direct posts that they exchange with a friend.
extension DemoGenerator {
  /// A poll in which the guide hasn't voted.
  mutating func makePoll(_ words: DemoOpening.Poll, by author: Int, for guide: Int) {
    let at = instant(daysAgo: words.daysAgo, .evening, at: people[author].home)
    let post = DemoPost(
      number: 0, text: words.text, replyTo: nil, visibility: .everyone, warning: nil,
      language: people[author].language, place: nil, pictures: [],
      poll: PollQuestion(words.options, duration: words.days * 86_400))
    let index = posts.count
    add([(author, at, post)], for: guide)
    if index < posts.count { makeVotes(in: index, for: guide) }
  }

  /// Direct posts, of which the guide has answered all but the last.
  mutating func makeLetters(_ lines: [String], from friend: Int, to guide: Int) {
    let pair = [friend, guide]
    let beginning = instant(daysAgo: 1, .evening, at: people[guide].home)
    let said: [(author: Int, at: Timestamp, post: DemoPost)] = lines.enumerated().map { place, line in
      let post = DemoPost(
        number: 0, text: line.replacing("{handle}", with: people[pair[1 - place % 2]].handle),
        replyTo: place == 0 ? nil : place - 1, visibility: .direct, warning: nil,
        language: people[guide].language, place: nil, pictures: [])
      return (pair[place % 2], beginning.adding(seconds: 540 * Int64(place)), post)
    }
    add(said, for: guide)
  }

  private mutating func add(_ said: [(author: Int, at: Timestamp, post: DemoPost)], for guide: Int) {
    let (author, language) = (said[0].author, people[guide].language)
    add(
      Conversation(
        author: author, topic: people[author].topics[0], language: language,
        wording: DemoWording([:], language), posts: said), for: guide)
  }

  /// Most who read the author vote, and a few others; the first option pleases most.
  private mutating func makeVotes(in index: Int, for guide: Int) {
    let (author, at, post) = posts[index]
    guard let poll = post.poll else { return }
    let end = at.adding(seconds: Int64(poll.duration) - 60)
    let weights = poll.options.indices.map { 1 / Double($0 + 1) }
    for reader in people.indices {
      let votes = random.chance(followers[author].contains(reader) ? 0.7 : 0.15)
      let (option, time) = (random.index(weights: weights) ?? 0, soon(after: at, mean: 240))
      guard votes, reader != author, reader != guide, people[reader].language == post.language else {
        continue
      }
      events.append(
        DemoEvent(at: min(time, end), person: reader, activity: .votes(index, option: option)))
    }
  }
}

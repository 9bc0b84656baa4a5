import AppValues
import Entities

/// What people say, and what others answer.
extension DemoGenerator {
  /// What belongs together, while it is made up.
  struct Conversation {
    let author: Int
    let topic: DemoTopic
    let language: DemoLanguage
    var wording: DemoWording
    /// As in the generator; answers name each other by their place here.
    var posts: [(author: Int, at: Timestamp, post: DemoPost)] = []
    var edit: DemoEvent?
    var said: Set<String> = []

    /// When the last of it was written.
    var end: Timestamp {
      (posts.map(\.at) + [edit].compactMap(\.self).map(\.at)).max() ?? Timestamp(milliseconds: 0)
    }
  }

  mutating func makeConversation() {
    let author = random.index(weights: activity) ?? 0
    let person = people[author]
    let topic = random.pick(person.topics) ?? person.topics[0]
    let (daysAgo, kind) = (random.number(in: 0...Self.days - 1), random.fraction())
    let midday = instant(daysAgo: daysAgo, .day, at: person.home)
    let phrases = DemoPhrases.of(topic, person.language)
    var conversation = Conversation(
      author: author, topic: topic, language: person.language,
      wording: DemoWording(
        phrases, season(at: midday), person.language, own: ["cat": author, "instrument": author]))
    switch kind {
    case ..<0.03: makeLetter(&conversation, daysAgo)
    case ..<0.07: makeConfidence(&conversation, daysAgo)
    case ..<0.22: makeDialogue(&conversation, phrases, daysAgo)
    default: makePost(&conversation, phrases, daysAgo)
    }
    add(conversation)
  }

  // MARK: Kinds

  private mutating func makePost(
    _ conversation: inout Conversation, _ phrases: DemoPhrases, _ daysAgo: Int
  ) {
    let author = people[conversation.author]
    guard let line = leastSaid(phrases.posts, \.text) else { return }
    let at = instant(daysAgo: daysAgo, line.part, at: author.home)
    var text = conversation.wording.fill(line.text, &random)
    if random.chance(0.06), let friend = partner(of: conversation.author),
      let call = leastSaid(DemoSmallTalk.of(author.language).calls, \.self)
    {
      text += "\n" + call.replacing("{handle}", with: people[friend].handle)
    }
    text += makeTags(phrases)
    let place = random.chance(conversation.topic == .outdoors ? 0.3 : 0.1) ? author.home.place : nil
    let post = DemoPost(
      number: 0, text: text, replyTo: nil, visibility: random.chance(0.03) ? .unlisted : .everyone,
      warning: line.warning, language: author.language, place: place,
      pictures: makePictures(line, hour(of: at, at: author.home), author.language))
    conversation.posts = [(conversation.author, at, post)]
    if random.chance(0.03) { makeEdit(&conversation) }
    makeReplies(&conversation, phrases)
  }

  private mutating func makeDialogue(
    _ conversation: inout Conversation, _ phrases: DemoPhrases, _ daysAgo: Int
  ) {
    guard let lines = leastSaid(phrases.dialogues, \.[0]),
      let other = partner(of: conversation.author)
    else { return makePost(&conversation, phrases, daysAgo) }
    let at = instant(daysAgo: daysAgo, .anytime, at: people[conversation.author].home)
    for (number, line) in lines.enumerated() {
      var text = conversation.wording.fill(line, &random)
      if number == 0 { text += makeTags(phrases) }
      say(text, by: number % 2 == 0 ? conversation.author : other, at, in: &conversation)
    }
  }

  private mutating func makeLetter(_ conversation: inout Conversation, _ daysAgo: Int) {
    guard let other = partner(of: conversation.author),
      let lines = leastSaid(DemoSmallTalk.of(conversation.language).letters, \.[0])
    else { return makeConfidence(&conversation, daysAgo) }
    let at = instant(daysAgo: daysAgo, .anytime, at: people[conversation.author].home)
    let pair = [conversation.author, other]
    for (number, line) in lines.enumerated() {
      let text = line.replacing("{handle}", with: people[pair[1 - number % 2]].handle)
      say(text, by: pair[number % 2], at, in: &conversation, .direct)
    }
  }

  private mutating func makeConfidence(_ conversation: inout Conversation, _ daysAgo: Int) {
    guard let line = leastSaid(DemoSmallTalk.of(conversation.language).confidences, \.self) else { return }
    let at = instant(daysAgo: daysAgo, .evening, at: people[conversation.author].home)
    say(line, by: conversation.author, at, in: &conversation, .followers)
  }

  // MARK: Parts

  private mutating func makeReplies(_ conversation: inout Conversation, _ phrases: DemoPhrases) {
    let count = [0, 0, 0, 0, 1, 1, 1, 2, 2, 4][random.number(in: 0...9)]
    for _ in 0..<count {
      guard let other = partner(of: conversation.author) else { return }
      let isAbroad = !conversation.posts[0].post.pictures.isEmpty && random.chance(0.3)
      let stranger = partner(of: conversation.author, abroad: true)
      if isAbroad, let stranger {
        let words = DemoSmallTalk.of(people[stranger].language).onPictures
        reply(words, by: stranger, to: 0, in: &conversation)
        continue
      }
      let (wording, said) = (conversation.wording, conversation.said)
      let lines = phrases.replies.filter { wording.knows($0) && !said.contains($0) }
      reply(lines, by: other, to: 0, in: &conversation)
      if random.chance(0.45) {
        reply(
          phrases.answers.filter { !said.contains($0) }, by: conversation.author,
          to: conversation.posts.count - 1, in: &conversation)
      }
    }
  }

  private mutating func reply(
    _ lines: [String], by person: Int, to parent: Int, in conversation: inout Conversation
  ) {
    guard let line = leastSaid(lines, \.self) else { return }
    conversation.said.insert(line)
    let text = conversation.wording.fill(line, &random)
    say(text, by: person, conversation.posts[parent].at, in: &conversation, answering: parent)
  }

  /// Adds to a conversation: its beginning at the instant itself, an answer some time later.
  private mutating func say(
    _ text: String, by person: Int, _ at: Timestamp, in conversation: inout Conversation,
    _ visibility: PostVisibility = .everyone, answering parent: Int? = nil
  ) {
    let parent = parent ?? (conversation.posts.isEmpty ? nil : conversation.posts.count - 1)
    let since = parent.map { conversation.posts[$0].at } ?? at
    let wait = min(1 + random.minutes(mean: 35), 240)
    let at = parent == nil ? at : Timestamp(milliseconds: since.milliseconds + Int64(wait * 60_000))
    conversation.posts.append(
      (
        person, at,
        DemoPost(
          number: 0, text: text, replyTo: parent, visibility: visibility, warning: nil,
          language: people[person].language, place: nil, pictures: [])
      ))
  }

  private mutating func makeEdit(_ conversation: inout Conversation) {
    guard let addition = leastSaid(DemoSmallTalk.of(conversation.language).additions, \.self) else { return }
    let (_, at, post) = conversation.posts[0]
    conversation.edit = DemoEvent(
      at: Timestamp(milliseconds: at.milliseconds + Int64(random.number(in: 9...80)) * Self.minute),
      person: conversation.author, activity: .edits(0, text: post.text + "\n" + addition))
  }

  private mutating func makeTags(_ phrases: DemoPhrases) -> String {
    let (has, hasTwo) = (random.chance(0.4), random.chance(0.25))
    let tags = phrases.tags.shuffled(using: &random).prefix(has ? (hasTwo ? 2 : 1) : 0)
    return tags.isEmpty ? "" : "\n" + tags.map { "#\($0)" }.joined(separator: " ")
  }

  private mutating func makePictures(
    _ line: DemoLine, _ hour: Int, _ language: DemoLanguage
  ) -> [DemoPicture] {
    guard let scene = line.scene else { return [] }
    let count = random.chance(0.12) ? random.number(in: 2...4) : 1
    return (0..<count).map { _ in
      DemoPicture(scene: scene, light: Light(hour: hour), seed: random.next(), language: language)
    }
  }

  /// A reader of the person, who writes the same language or, if wanted, another.
  private mutating func partner(of person: Int, abroad: Bool = false) -> Int? {
    let language = people[person].language
    return random.pick(followers[person].filter { (people[$0].language == language) != abroad })
  }

  /// One of those lines that have been said least.
  private mutating func leastSaid<Line>(_ lines: [Line], _ name: (Line) -> String) -> Line? {
    let least = lines.map { uses[name($0), default: 0] }.min() ?? 0
    let line = random.pick(lines.filter { uses[name($0), default: 0] == least })
    if let line { uses[name(line), default: 0] += 1 }
    return line
  }
}

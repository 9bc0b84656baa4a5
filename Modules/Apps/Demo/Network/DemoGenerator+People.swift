import AppValues
import Entities

/// The people, and who follows whom.
extension DemoGenerator {
  mutating func makePeople() {
    var taken: Set<String> = []
    for number in 0..<size.people {
      let language = DemoLanguage.allCases[number % DemoLanguage.allCases.count]
      let person = makePerson(number / DemoLanguage.allCases.count, language, &taken)
      people.append(person)
      activity.append((0.3 + 1.7 * random.fraction()) * popularity(number).squareRoot())
      // People who joined early have the most followers.
      let part = Double(number) + random.fraction()
      let age = 140 - 95 * part / Double(size.people)
      events.append(
        DemoEvent(
          at: Timestamp(milliseconds: now.milliseconds - Int64(age * Double(Self.day))), person: number,
          activity: .joins))
    }
  }

  private mutating func makePerson(
    _ number: Int, _ language: DemoLanguage, _ taken: inout Set<String>
  ) -> DemoPerson {
    let names = DemoNames.of(language)
    let given = names.given[(number * 7 + Int(size.seed % 30)) % names.given.count]
    let family = random.pick(names.family) ?? names.family[0]
    let (style, bio) = (random.number(in: 0...3), random.pick(names.bios) ?? "")
    let home = random.pick(DemoHome.all(language)) ?? DemoHome.all(language)[0]
    let topics = makeTopics()
    let addition = random.pick(names.additions[topics[0]] ?? []) ?? ""
    let wanted =
      switch style {
      case 0: "\(given.plain)_\(family.plain)"
      case 1: "\(given.plain)_\(addition)"
      case 2: "\(given.plain)\(family.plain.prefix(1))"
      default: given.plain
      }
    var (handle, suffix) = (wanted, 1)
    while taken.contains(handle) {
      suffix += 1
      handle = "\(wanted)\(suffix)"
    }
    taken.insert(handle)
    let interests = topics.map { DemoPhrases.of($0, language).interest }
    var wording = DemoWording(
      [
        "home": home.place.name, "first": interests[0], "second": interests[1],
      ], language)
    return DemoPerson(
      handle: handle, name: style == 3 ? given.shown : names.whole(given, family, language),
      bio: wording.fill(bio, &random), language: language, home: home, topics: topics)
  }

  /// Two or three, the dearest first.
  private mutating func makeTopics() -> [DemoTopic] {
    let topics = DemoTopic.allCases.shuffled(using: &random)
    return Array(topics.prefix(random.number(in: 2...3)))
  }

  /// Few are known to many.
  private func popularity(_ number: Int) -> Double {
    3 / Double(number / 2 + 1).squareRoot() + 0.25
  }

  mutating func makeFollows() {
    followers = Array(repeating: [], count: people.count)
    let joined = events.map(\.at)
    for follower in people.indices {
      var chances = people.indices.map { chance(follower, follows: $0) }
      // Everyone has something to read: at least the best-known people who write their language.
      if let best = chances.indices.max(by: { chances[$0] < chances[$1] }) { chances[best] = 1 }
      for person in people.indices {
        let (follows, part) = (random.chance(chances[person]), random.fraction())
        guard follows, person != follower else { continue }
        let earliest = max(joined[follower], joined[person]).milliseconds
        let latest = now.milliseconds - Int64(Self.days + 2) * Self.day
        followers[person].append(follower)
        events.append(
          DemoEvent(
            at: Timestamp(milliseconds: earliest + 1 + Int64(Double(latest - earliest) * part)),
            person: follower, activity: .follows(person)))
      }
    }
  }

  private func chance(_ follower: Int, follows person: Int) -> Double {
    if follower == person { return 0 }
    let shared = Set(people[follower].topics).intersection(people[person].topics).count
    let near = people[follower].language == people[person].language ? 1 : 0.3
    return min((0.08 + 0.2 * Double(shared)) * near * popularity(person), 0.95)
  }
}

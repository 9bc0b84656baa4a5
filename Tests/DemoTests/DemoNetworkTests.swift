import AppValues
import Entities
import Foundation
import Post
import PostText
import Testing

@testable import SocialDemo

@Suite struct DemoNetworkTests {
  private static let now = Timestamp(milliseconds: 1_772_000_000_000)
  private static let network = DemoNetwork(DemoSize(), at: now)

  @Test func theSameSeedMakesTheSameNetwork() {
    #expect(DemoNetwork(DemoSize(), at: Self.now) == Self.network)
  }

  @Test func anotherSeedMakesAnother() {
    let other = DemoNetwork(DemoSize(seed: 2), at: Self.now)
    #expect(other.people.map(\.handle) != Self.network.people.map(\.handle))
    #expect(Set(other.posts.map(\.text)).intersection(Self.network.posts.map(\.text)).count < 300)
  }

  /// Half a year later people have the same names and friends, and say the same but for the season.
  @Test func onlyDatesAndTheSeasonDependOnTheTime() {
    let later = DemoNetwork(DemoSize(), at: Self.now.adding(seconds: 182 * 86_400 + 40_000))
    #expect(later.people == Self.network.people)
    #expect(Self.follows(later) == Self.follows(Self.network))
    let texts = Set(Self.network.posts.map(\.text))
    let same = later.posts.count { texts.contains($0.text) }
    #expect(same > 400 && same < 600)
  }

  private static func follows(_ network: DemoNetwork) -> Set<[Int]> {
    Set(
      network.events.compactMap {
        if case .follows(let person) = $0.activity { [$0.person, person] } else { nil }
      })
  }

  @Test(arguments: [(2, 1), (2, 30), (3, 200), (40, 600), (200, 1000)])
  func itHasTheSizeThatWasAskedFor(people: Int, posts: Int) {
    let network = DemoNetwork(DemoSize(people: people, posts: posts, seed: 7), at: Self.now)
    #expect(network.people.count == people)
    #expect(network.posts.map(\.number) == Array(0..<posts))
    #expect(Set(network.people.map(\.handle)).count == people)
  }

  /// Nothing happens before what it needs, and nothing in the future.
  @Test(arguments: [UInt64](1...12), [0, 9, 17] as [Int64])
  func everythingHappensInOrder(seed: UInt64, hour: Int64) {
    let now = Self.now.adding(seconds: hour * 3600)
    let network = DemoNetwork(DemoSize(people: 12, posts: 120, seed: seed), at: now)
    var (joined, follows): (Set<Int>, Set<[Int]>) = ([], [])
    var (posts, voted): ([DemoPost], Set<[Int]>) = ([], [])
    #expect(network.events.map(\.at) == network.events.map(\.at).sorted())
    for event in network.events {
      #expect(event.at < now)
      switch event.activity {
      case .joins: #expect(joined.insert(event.person).inserted)
      case .follows(let person):
        #expect(person != event.person && joined.isSuperset(of: [person, event.person]))
        #expect(follows.insert([event.person, person]).inserted)
      case .writes(let post):
        #expect(joined.contains(event.person) && post.number == posts.count)
        if let parent = post.replyTo { #expect(parent < posts.count) }
        posts.append(post)
      case .edits(let post, let text): #expect(posts[post].text != text)
      case .likes(let post): #expect(post < posts.count)
      case .shares(let post):
        #expect([.everyone, .unlisted].contains(posts[post].visibility))
      case .votes(let post, let option):
        #expect(posts[post].poll?.options.indices.contains(option) == true)
        #expect(voted.insert([event.person, post]).inserted)
      }
    }
  }

  /// Each guide reads a poll that goes on, and one that is over, with votes and without their own; and a direct post that they
  /// haven't answered.
  @Test func theGuidesCanVoteAndAnswer() throws {
    let network = Self.network
    var asked: [Int: (author: Int, at: Timestamp)] = [:]
    for event in network.events {
      if case .writes(let post) = event.activity { asked[post.number] = (event.person, event.at) }
    }
    for guide in network.guides {
      let follows = Self.follows(network)
      let polls = network.posts.filter { post in
        post.poll != nil && asked[post.number].map { follows.contains([guide, $0.author]) } == true
      }
      let ends = try polls.map { post in
        try #require(asked[post.number]).at.adding(seconds: Int64(post.poll?.duration ?? 0))
      }
      #expect(ends.count == 2 && ends[0] < Self.now && ends[1] > Self.now.adding(seconds: 86_400))
      for (poll, end) in zip(polls, ends) {
        let votes = network.events.filter { event in
          if case .votes(poll.number, _) = event.activity { true } else { false }
        }
        #expect(votes.count > 2 && votes.allSatisfy { $0.at < end && $0.person != guide })
        #expect(Set(votes.map(\.activity)).count > 1, "Not all chose the same.")
      }
      let handle = "@\(network.people[guide].handle) "
      let letter = try #require(
        network.posts.last { $0.visibility == .direct && $0.text.hasPrefix(handle) })
      #expect(letter.replyTo.flatMap { asked[$0]?.author } == guide)
      #expect(!network.posts.contains { $0.replyTo == letter.number })
    }
  }

  @Test func likesGoToFewAndFollowersToTheBestKnown() {
    var (likes, followers): ([Int: Int], [Int: Int]) = ([:], [:])
    for event in Self.network.events {
      switch event.activity {
      case .likes(let post): likes[post, default: 0] += 1
      case .follows(let person): followers[person, default: 0] += 1
      default: break
      }
    }
    let counts = (0..<600).map { likes[$0] ?? 0 }.sorted(by: >)
    let total = counts.reduce(0, +)
    #expect((600...6000).contains(total))
    #expect(counts.prefix(120).reduce(0, +) * 2 > total)
    #expect(counts.count { $0 == 0 } > 60)
    let known = (0..<40).map { followers[$0] ?? 0 }.sorted(by: >)
    #expect(known[0] >= 15 && known[20] <= known[0] / 2)
    #expect((120...800).contains(known.reduce(0, +)))
  }

  @Test func thereIsSomethingOfEverything() {
    let posts = Self.network.posts
    for visibility in PostVisibility.allCases { #expect(posts.contains { $0.visibility == visibility }) }
    for language in DemoLanguage.allCases { #expect(posts.count { $0.language == language } > 150) }
    #expect((30...120).contains(posts.map(\.pictures.count).reduce(0, +)))
    #expect((150...420).contains(posts.count { $0.replyTo != nil }))
    #expect(posts.contains { $0.warning != nil })
    #expect(posts.contains { $0.place?.latitude != nil })
    #expect(posts.contains { !PostText($0.text).mentions.isEmpty && $0.visibility == .everyone })
    #expect(posts.count { !PostText($0.text).hashtags.isEmpty } > 80)
    #expect(Self.network.events.contains { if case .edits = $0.activity { true } else { false } })
    #expect(Self.network.events.contains { if case .shares = $0.activity { true } else { false } })
    let beginnings = posts.filter { $0.replyTo == nil }.map(\.text)
    #expect(Set(beginnings).count * 10 > beginnings.count * 9)
  }

  /// The newest that each guide sees: a photo with a hashtag, an answer to what they asked, and what others talk about.
  @Test func theGuidesSeeTheBestFirst() throws {
    let network = Self.network
    #expect(network.guides.map { network.people[$0].language } == DemoLanguage.allCases)
    let (posts, follows) = (network.posts, Self.follows(network))
    var authors: [Int: Int] = [:]
    for event in network.events {
      if case .writes(let post) = event.activity { authors[post.number] = event.person }
    }
    for guide in network.guides {
      let seen = posts.reversed().filter { post in
        authors[post.number].map { $0 == guide || follows.contains([guide, $0]) } ?? false
      }
      let newest = Array(seen.prefix(3))
      #expect(newest[0].pictures.count == 1 && !PostText(newest[0].text).hashtags.isEmpty)
      #expect(newest[1].replyTo.flatMap { authors[$0] } == guide)
      #expect(newest[2].replyTo == nil && !PostText(newest[2].text).hashtags.isEmpty)
      #expect(posts.contains { $0.replyTo == newest[2].number })
      let readers = Set(network.people.indices.filter { follows.contains([guide, $0]) })
      let shared = network.events.last { event in
        if case .shares = event.activity { readers.contains(event.person) } else { false }
      }
      let first = network.events.first { $0.activity == .writes(newest[2]) }
      #expect(try #require(shared).at < (try #require(first)).at)
    }
  }

  /// People sleep: hardly anything is written between one and five where its author lives.
  @Test func nightsAreQuiet() {
    let hours = Self.network.events.compactMap { event -> Int64? in
      guard case .writes = event.activity else { return nil }
      let east = Int64(Self.network.people[event.person].home.hoursEast)
      return (event.at.milliseconds / 3_600_000 + east) % 24
    }
    #expect(hours.count { (1..<5).contains($0) } * 20 < hours.count)
  }

  /// What is written, drawn and said of oneself passes the rules that hold for everybody.
  @Test(arguments: [UInt64](1...4))
  func everyTextIsOneThatSomebodyCouldHaveWritten(seed: UInt64) throws {
    let network = DemoNetwork(DemoSize(people: 60, posts: 800, seed: seed), at: Self.now)
    let rules = WritingInteractor(writing: NoPosts(), posts: NoPosts(), viewer: .anonymous, language: nil)
    for post in network.posts {
      #expect(try rules.ready(PostForm(PostContent(post.text)), answering: nil).content.text == post.text)
      #expect(!post.text.contains(/\b[Aa] (?:[aeio]|un(?!i))/), "\(post.text)")
      #expect(!post.text.contains("{") && !post.text.contains("  "), "\(post.text)")
      for name in PostText(post.text).mentions { #expect(network.people.contains { $0.handle == name }) }
      for picture in post.pictures {
        #expect(
          try rules.ready(PostForm(PostContent(picture.alt)), answering: nil).content.text == picture.alt)
        #expect(!picture.alt.contains("  "))
      }
    }
    for case .edits(_, let text) in network.events.map(\.activity) {
      #expect(try rules.ready(PostForm(PostContent(text)), answering: nil).content.text == text)
    }
    for person in network.people {
      #expect(try Handle(ownServer: person.handle).text == person.handle)
      #expect(!person.bio.contains("{") && !person.bio.isEmpty && person.name.count <= 30)
    }
  }

  /// Every gap of every line has words, in every season, and no word list is for nothing.
  @Test(arguments: DemoTopic.allCases, DemoLanguage.allCases)
  func everyGapHasWords(topic: DemoTopic, language: DemoLanguage) {
    let phrases = DemoPhrases.of(topic, language)
    let lines = phrases.posts.map(\.text) + phrases.replies + phrases.answers + phrases.dialogues.joined()
    let gaps = Set(lines.flatMap { $0.matches(of: /\{([^}]*)\}/).map { String($0.1) } })
    #expect(gaps == Set(phrases.words.keys.map { String($0.prefix { $0 != "/" }) }))
    #expect(gaps.allSatisfy { phrases.words[$0]?.isEmpty == false })
    for tag in phrases.tags { #expect(PostText("#" + tag).hashtags == [tag]) }
  }
}

/// Nothing is asked of it: only the rules of texts are.
private struct NoPosts: PostRepository, PostWriting {
  let postWritingCapabilities = PostWritingCapabilities.all

  func writingDefaults() async throws(AppError) -> WritingDefaults { throw .unsupported }
  func unknown(_ handles: [String]) async throws(AppError) -> [String] { throw .unsupported }
  func publish(_ post: NewPost, key: PublishKey) async throws(AppError) -> Post { throw .unsupported }
  func edit(_ id: ID<Post>, _ edit: PostEdit) async throws(AppError) -> Post { throw .unsupported }
  func addPhoto(_ photo: NewPhoto) async throws(AppError) -> Photo { throw .unsupported }
  func setAlt(_ alt: String, of photo: ID<Photo>) async throws(AppError) -> Photo { throw .unsupported }
  func photos(_ ids: [ID<Photo>]) async throws(AppError) -> [Photo] { throw .unsupported }
  func thread(of id: ID<Post>) async throws(AppError) -> PostThread { throw .unsupported }
  func comments(
    on id: ID<Post>, _ request: PageRequest
  ) async throws(AppError) -> Page<CommentBranch> { throw .unsupported }
}

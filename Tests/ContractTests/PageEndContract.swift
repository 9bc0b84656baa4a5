import AppValues
import Entities
import Hashtags
import Lists
import Notifications
import Post
import PostActions
import Profile
import Search
import SocialBackend
import Testing
import Timeline

@Suite("A page with two ends")
struct PageEndContract {
  /// How many items each list has.
  private static let count = 5

  @Test("has what lies between them, read from either, in every list", arguments: BackendKind.available)
  func lists(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let star = try await world.join("star")
      let fans = try await world.join((1...Self.count).map { "fan\($0)" })
      let (network, post) = (star.can, try await star.post("root"))
      let list = try await fill(star, fans, post)
      let timelines: [TimelineKind] = [
        .home, .everyone, .user(star.id), .user(star.id, .withoutComments), .bookmarks, .likes,
        .list(list.id), .hashtag(HashtagSelection(any: ["cats"])),
        .hashtag(HashtagSelection(any: ["cats", "dogs"], all: ["pets"])),
      ]
      for timeline in timelines {
        try await expectEnds(of: "\(timeline)") {
          try await network.timeline.page(of: timeline, $0).map(\.id.rawValue)
        }
      }
      for people in [PeopleList.followers(star.id), .following(star.id), .knownFollowers(star.id)] {
        try await expectEnds(of: "\(people)") { try await network.listing.people(people, $0).map(\.handle) }
      }
      try await expectEnds(of: "members") {
        try await star.lists.members(of: list.id, $0).map(\.handle)
      }
      try await expectEnds(of: "likers") {
        try await network.postReactions.orUnsupported().people(.likers, of: post.id, $0).map(\.handle)
      }
      try await expectEnds(of: "hashtags") { try await star.hashtags.followed($0).map(\.name) }
      try await expectEnds(of: "notices") {
        try await network.notifications.arrivals.orUnsupported().ungrouped(.all, $0).map(\.id.rawValue)
      }
      try await expectEnds(of: "groups") {
        try await network.notifications.list.page(.all, $0).map(\.id.rawValue)
      }
      try await expectEnds(of: "comments", isOldestFirst: true) {
        try await network.post.comments(on: post.id, $0).map(\.id.rawValue)
      }
      try await expectEnds(of: "posts") {
        try await network.search.posts(matching: PostQuery("word"), $0).map(\.id.rawValue)
      }
      // The places of these aren't numbers in the order of the list.
      try await expectEnds(of: "people", byNumbers: false) {
        try await network.search.people(matching: "fan", $0).map(\.handle)
      }
      try await expectEnds(of: "names", byNumbers: false) {
        try await network.search.hashtags(beginning: "tag", $0).map(\.name)
      }
      for order in [DirectoryOrder.active, .newest] {
        try await expectEnds(of: "\(order)", byNumbers: false) {
          try await network.listing.people(.directory(order), $0).map(\.handle)
        }
      }
    }
  }

  /// Gives the lists of someone their items.
  private func fill(_ star: Person, _ fans: [Person], _ post: Post) async throws -> UserList {
    let list = try await star.lists.create("Fans")
    for (number, fan) in fans.enumerated() {
      try await fan.follow(star)
      try await star.follow(fan)
      _ = try await star.lists.add(fan.id, to: list.id)
      try await fan.post("comment \(number)", on: post)
      let written = try await star.post("word \(number) #cats #pets #tag\(number)")
      try await fan.post("from \(number) #dogs")
      _ = try await star.can.postActions.like(written.id)
      _ = try await star.can.postActions.bookmark(written.id)
      _ = try await fan.can.postActions.like(post.id)
      _ = try await fan.can.postActions.like(written.id)
      _ = try await star.hashtags.follow("tag\(number)")
    }
    return list
  }

  /// Expects that pages between any two places of a list, and beyond its ends, are what lies there.
  private func expectEnds(
    of name: String, isOldestFirst: Bool = false, byNumbers: Bool = true,
    _ read: (PageRequest) async throws -> Page<String>
  ) async throws {
    var (items, places): ([String], [Cursor]) = ([], [])
    var position = PageRequest.Position.first
    while true {
      let page = try await read(PageRequest(position, limit: 1))
      items += page.items
      if let place = page.newer { places.append(place) }
      guard let older = page.older else { break }
      position = .before(older)
    }
    try #require(items.count >= Self.count && places.count == items.count, "\(name)")
    for top in items.indices.prefix(4) {
      for bottom in items.indices[(top + 1)...].prefix(4) {
        let between = Array(items[(top + 1)..<bottom])
        let (above, below) = (places[top], places[bottom])
        let down = try await read(PageRequest(.before(above), until: below, limit: 2))
        #expect(down.items == Array(between.prefix(2)), "\(name), down from \(top) to \(bottom)")
        let up = try await read(PageRequest(.justAbove(below), until: above, limit: 2))
        #expect(up.items == Array(between.suffix(2)), "\(name), up from \(bottom) to \(top)")
      }
      let newest = try await read(PageRequest(until: places[top], limit: 2))
      #expect(newest.items == Array(items[..<top].prefix(2)), "\(name), down to \(top)")
    }
    guard byNumbers else { return }
    let huge = Cursor("99999999999999999999")
    let ends = isOldestFirst ? (above: Cursor("-1"), below: huge) : (above: huge, below: Cursor("0"))
    #expect(try await read(PageRequest(.before(ends.below))).items == [], "\(name)")
    #expect(try await read(PageRequest(until: ends.above)).items == [], "\(name)")
    #expect(try await read(PageRequest(.justAbove(ends.above))).items == [], "\(name)")
    #expect(
      try await read(PageRequest(.before(ends.above), limit: 2)).items == Array(items.prefix(2)), "\(name)")
    #expect(
      try await read(PageRequest(until: ends.below, limit: 2)).items == Array(items.prefix(2)), "\(name)")
    #expect(
      try await read(PageRequest(.justAbove(ends.below), limit: 2)).items == Array(items.suffix(2)), "\(name)"
    )
  }
}

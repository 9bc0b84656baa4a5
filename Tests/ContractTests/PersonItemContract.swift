import AppValues
import Entities
import Hashtags
import Post
import PostActions
import Profile
import SocialBackend
import SocialTestSupport
import Testing
import Timeline

@Suite("A person's posts and shares, chosen among")
struct PersonItemContract {
  @Test("are read in any combination", arguments: BackendKind.available)
  func choices(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["aiko", "ben"])
      let (aiko, other) = (people[0], try await people[1].post("by ben"))
      let plain = try await aiko.post("plain #Cats")
      try await aiko.post("to myself", on: plain)
      try await aiko.post("to ben #cats", on: other)
      _ = try await aiko.can.postActions.set(.shared, to: true, on: other.id)
      try await aiko.postPhoto("photo #cats", world)
      try await aiko.postPhoto("photo to ben", world, on: other)
      func read(_ choice: PersonItems) async throws -> [String] {
        try await everything(limit: 2) { request in
          try await world.stranger.personItems.items(by: aiko.id, choice, request)
        }.map(\.post.text)
      }
      #expect(
        try await read(PersonItems()) == [
          "photo to ben", "photo #cats", "by ben", "to ben #cats", "to myself", "plain #Cats",
        ])
      #expect(
        try await read(PersonItems(withoutComments: true)) == [
          "photo #cats", "by ben", "to myself", "plain #Cats",
        ])
      #expect(
        try await read(PersonItems(withoutShares: true)) == [
          "photo to ben", "photo #cats", "to ben #cats", "to myself", "plain #Cats",
        ])
      #expect(
        try await read(PersonItems(withoutComments: true, withoutShares: true)) == [
          "photo #cats", "to myself", "plain #Cats",
        ])
      #expect(try await read(PersonItems(onlyPhotos: true)) == ["photo to ben", "photo #cats"])
      #expect(try await read(PersonItems(withoutComments: true, onlyPhotos: true)) == ["photo #cats"])
      #expect(try await read(PersonItems(hashtag: "CATS")) == ["photo #cats", "to ben #cats", "plain #Cats"])
      #expect(
        try await read(PersonItems(withoutComments: true, hashtag: "cats")) == ["photo #cats", "plain #Cats"])
      #expect(try await read(PersonItems(onlyPhotos: true, hashtag: "cats")) == ["photo #cats"])
      #expect(try await read(PersonItems(hashtag: "dogs")) == [])
    }
  }

  @Test("are there for those who may see them, in all directions", arguments: BackendKind.available)
  func visibility(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["aiko", "ben"])
      let (aiko, ben) = (people[0], people[1])
      try await ben.follow(aiko)
      try await aiko.post("one")
      try await aiko.post("two", for: .followers)
      try await aiko.post("three #tag")
      let choice = PersonItems(withoutComments: true, withoutShares: true)
      func page(_ reader: Repositories, _ position: PageRequest.Position = .first) async throws -> Page<
        TimelineItem
      > {
        try await reader.personItems.items(by: aiko.id, choice, PageRequest(position, limit: 2))
      }
      #expect(try await page(world.stranger).texts == ["three #tag", "one"])
      let first = try await page(ben.can)
      #expect(first.texts == ["three #tag", "two"])
      let last = try await page(ben.can, .before(try #require(first.older)))
      #expect(last.texts == ["one"] && last.older == nil)
      #expect(try await page(ben.can, .justAbove(try #require(last.newer))).texts == ["three #tag", "two"])
      _ = try await aiko.can.relating.block(ben.id)
      for choice in [choice, PersonItems(hashtag: "tag")] {
        #expect(try await ben.can.personItems.items(by: aiko.id, choice, PageRequest()).items == [])
      }
      for id in [ID<User>("12"), ID("nobody")] {
        await #expect(throws: AppError.notFound) {
          try await ben.can.personItems.items(by: id, choice, PageRequest())
        }
      }
      await #expect(throws: AppError.invalid(.cursor, .malformed)) {
        try await page(ben.can, .before(Cursor("x")))
      }
    }
  }
}

extension PersonItemContract {
  @Test("with a hashtag are those that the reader may see", arguments: BackendKind.available)
  func tagged(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["aiko", "ben", "carol"])
      let (aiko, ben, carol) = (people[0], people[1], people[2])
      try await ben.follow(aiko)
      for visibility in PostVisibility.allCases {
        try await aiko.post("\(visibility) @carol #Tea", for: visibility)
      }
      let edited = try await aiko.post("#other", for: .unlisted)
      try await aiko.edit(edited) { $0.text = "edited #tea" }
      let all = ["edited #tea"] + PostVisibility.allCases.reversed().map { "\($0) @carol #Tea" }
      let featured = try aiko.can.featured.orUnsupported()
      _ = try await featured.feature(hashtag: "tea")
      let expected: [(reader: Repositories, visible: [PostVisibility])] = [
        (aiko.can, PostVisibility.allCases), (carol.can, PostVisibility.allCases),
        (ben.can, [.everyone, .unlisted, .followers]), (world.stranger, [.everyone, .unlisted]),
      ]
      for (reader, visible) in expected {
        let texts = all.filter { text in
          text.hasPrefix("edited") || visible.contains { text.hasPrefix("\($0) ") }
        }
        let choice = PersonItems(hashtag: "TEA")
        #expect(try await reader.personItems.items(by: aiko.id, choice, PageRequest()).texts == texts)
        let shown = try await reader.featured.orUnsupported().hashtags(featuredBy: aiko.id)
        #expect(shown.map(\.postCount) == [texts.count])
      }
      // Everyone else finds public posts alone.
      let tag = TimelineKind.hashtag(HashtagSelection(any: ["tea"]))
      #expect(try await carol.can.timeline.page(of: tag, PageRequest()).texts == ["everyone @carol #Tea"])
      #expect(try await #require(carol.can.hashtags).hashtag("tea").postCount == 1)
      _ = try await #require(carol.can.hashtags).follow("tea")
      #expect(try await carol.can.timelines.page(.home, PageRequest()).texts == ["everyone @carol #Tea"])
    }
  }
}

extension Repositories {
  fileprivate var personItems: any TimelineItems {
    guard let timelineItems else { preconditionFailure("The backend reads no items of a person.") }
    return timelineItems
  }
}

extension Person {
  fileprivate func postPhoto(_ text: String, _ world: World, on parent: Post? = nil) async throws {
    let file = LocalFile(path: try TinyPhoto.write(to: world.folder))
    let photo = try await can.postWriting.orUnsupported().addPhoto(NewPhoto(file: file, alt: ""))
    try await post(NewPost(PostContent(text, photos: [photo.id]), replyTo: parent?.id))
  }
}

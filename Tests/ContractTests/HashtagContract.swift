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

@Suite("Hashtags")
struct HashtagContract {
  @Test("are counted by days, with their posts and those who wrote them", arguments: BackendKind.everywhere)
  func uses(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let start = world.clock.clock.now()
      try await people[0].post("#cafe")
      world.clock.advance(seconds: 2 * 86_400)
      try await people[0].post("#Café #tea")
      try await people[1].post("#cafe", on: try await people[0].post("again #CAFE"))
      try await people[0].post("#cafe", for: .followers)
      let hashtags = try world.stranger.hashtags.orUnsupported()
      let uses = try await hashtags.uses(of: ["CAFÉ", "tea", "unused"], since: start)
      #expect(uses["CAFÉ"]?.map(\.posts) == [3, 1] && uses["CAFÉ"]?.map(\.people) == [2, 1])
      #expect(uses["tea"]?.map(\.posts) == [1] && uses["unused"] == [])
      let days = try #require(uses["CAFÉ"]?.map(\.start.milliseconds))
      #expect(days[0] - days[1] == 2 * 86_400_000 && days.allSatisfy { $0 % 86_400_000 == 0 })
      let late = try await hashtags.uses(of: ["cafe"], since: start.adding(seconds: 86_400))
      #expect(late["cafe"]?.map(\.posts) == [3])
      #expect(try await hashtags.uses(of: [], since: start) == [:])
    }
  }

  @Test("bring public posts by any, all and none of several", arguments: BackendKind.everywhere)
  func timelines(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let first = try await alice.post("1 #Café #Tokyo")
      try await alice.post("2 #cafe", on: first)
      try await alice.post("3 #ＣＡＦＥ #写真 #café")
      try await alice.post("4 #tokyo #写真")
      try await alice.post("5 cafe without")
      _ = try await alice.can.postActions.share(first.id)
      let expectations: [(HashtagSelection, [String])] = [
        (HashtagSelection(any: ["cafe"]), ["3", "2", "1"]),
        (HashtagSelection(any: ["#CAFÉ", "写真"]), ["4", "3", "2", "1"]),
        (HashtagSelection(any: ["cafe"], all: ["tokyo"]), ["1"]),
        (HashtagSelection(any: [], all: ["写真", "tokyo"]), ["4"]),
        (HashtagSelection(any: ["cafe", "tokyo"], none: ["写真"]), ["2", "1"]),
        (HashtagSelection(any: ["cafe", "nobody"], none: ["nothing"]), ["3", "2", "1"]),
        (HashtagSelection(any: ["cafe"], all: ["nobody"]), []), (HashtagSelection(any: ["nobody"]), []),
      ]
      for (selection, expected) in expectations {
        for limit in [1, 2, 20] {
          let read = try await everything(limit: limit) {
            try await world.stranger.timeline.page(of: .hashtag(selection), $0)
          }
          #expect(read.map { String($0.post.text.prefix(1)) } == expected, "\(selection.line)")
        }
      }
      let cafe = TimelineKind.hashtag(HashtagSelection(any: ["cafe"]))
      let page = try await world.stranger.timeline.page(of: cafe, PageRequest(limit: 1))
      try await alice.post("6 #cafe")
      let above = try await world.stranger.timeline.page(
        of: cafe, PageRequest(.justAbove(try #require(page.newer)), limit: 5))
      #expect(above.texts == ["6 #cafe"])
    }
  }

  @Test("are kept with the posts that carry them", arguments: BackendKind.available)
  func counts(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let hashtags = try alice.hashtags
      #expect(try await hashtags.hashtag("Tokyo") == Hashtag(name: "Tokyo"))
      let post = try await alice.post("#Tokyo #TOKYO #Osaka")
      try await alice.post("#tokyo")
      #expect(try await hashtags.hashtag("ｔｏｋｙｏ") == Hashtag(name: "Tokyo", postCount: 2))
      try await alice.can.postActions.delete(post.id)
      #expect(try await hashtags.hashtag("Osaka").postCount == 0)
      #expect(try await hashtags.hashtag("tokyo") == Hashtag(name: "Tokyo", postCount: 1))
    }
  }

  @Test("change with what a post says, and are told of public posts only", arguments: BackendKind.available)
  func edits(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let post = try await alice.post("#one #two")
      var edit = PostEdit(of: post)
      edit.content.text = "#Two #three"
      _ = try await alice.can.postWriting.orUnsupported().edit(post.id, edit)
      let names = { (names: String...) async throws in
        try await alice.can.timeline.page(of: .hashtag(HashtagSelection(any: names)), PageRequest()).texts
      }
      #expect(try await names("one") == [])
      #expect(try await names("two") == ["#Two #three"])
      #expect(try await names("three") == ["#Two #three"])
      #expect(try await alice.hashtags.hashtag("two").postCount == 1)
      for visibility in PostVisibility.allCases where visibility != .everyone {
        let hidden = try await alice.can.postWriting.orUnsupported().publish(
          NewPost(PostContent("#hidden \(visibility)"), visibility: visibility),
          key: PublishKey("\(visibility)"))
        var edit = PostEdit(of: hidden)
        edit.content.text = "#hidden still"
        _ = try await alice.can.postWriting.orUnsupported().edit(hidden.id, edit)
        try await alice.can.postActions.delete(hidden.id)
      }
      #expect(try await names("hidden") == [])
      #expect(try await alice.hashtags.hashtag("HIDDEN") == Hashtag(name: "HIDDEN"))
    }
  }

  @Test("are followed once, the latest first", arguments: BackendKind.available)
  func following(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (alice, bob) = (try await world.join("alice"), try await world.join("bob"))
      let hashtags = try alice.hashtags
      try await bob.post("#Café")
      let followed = try await hashtags.follow("cafe")
      #expect(followed == Hashtag(name: "Café", postCount: 1, isFollowed: true))
      _ = try await hashtags.follow("写真")
      _ = try await hashtags.follow("CAFE")
      let names = try await everything(limit: 1) { try await hashtags.followed($0) }.map(\.name)
      #expect(names == ["写真", "Café"])
      #expect(try await bob.hashtags.hashtag("cafe").isFollowed == false)
      #expect(try await hashtags.unfollow("cafe").isFollowed == false)
      #expect(try await hashtags.unfollow("cafe").isFollowed == false)
      // A hashtag no one else has used: the first person to write it decides its spelling.
      try await bob.post("#ＳＷＩＦＴ")
      _ = try await hashtags.follow("never")
      try await bob.post("#Never")
      #expect(try await hashtags.hashtag("never").name == "Never")
      await #expect(throws: AppError.unauthenticated) {
        try await #require(world.stranger.hashtags).follow("cafe")
      }
      for number in 0..<98 { _ = try await hashtags.follow("tag\(number)") }
      await #expect(throws: AppError.invalid(.hashtags, .outOfRange)) {
        try await hashtags.follow("another")
      }
      #expect(try await everything(limit: 80) { try await hashtags.followed($0) }.count == 100)
    }
  }

  @Test("bring public posts home, each once, as everything else", arguments: BackendKind.everywhere)
  func home(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let (alice, bob, carol) = (people[0], people[1], people[2])
      try await alice.follow(bob)
      _ = try await alice.hashtags.follow("cats")
      _ = try await alice.hashtags.follow("dogs")
      let first = try await carol.post("1 #Cats")
      try await bob.post("2 #cats #dogs")
      try await carol.post("3 no tag")
      try await carol.post("4 #cats", on: first)
      try await bob.post("5 #cats", on: first)
      try await carol.post("6 #dogs")
      _ = try await carol.can.postActions.share(first.id)
      let home = { (limit: Int) async throws in
        try await everything(limit: limit) { try await alice.can.timelines.page(.home, $0) }
      }
      for limit in [1, 2, 20] {
        let read = try await home(limit)
        #expect(read.map { String($0.post.text.prefix(1)) } == ["6", "4", "2", "1"])
        #expect(!read.contains { $0.sharedBy != nil })
      }
      for number in 0..<60 { try await carol.post("\(number) #noise") }
      #expect(try await home(3).count == 4)
      let page = try await alice.can.timelines.page(.home, PageRequest(limit: 1))
      try await carol.post("7 #dogs")
      let above = try await alice.can.timeline.page(
        of: .home, PageRequest(.justAbove(try #require(page.newer)), limit: 5))
      #expect(above.texts == ["7 #dogs"])
      _ = try await alice.hashtags.unfollow("dogs")
      _ = try await alice.hashtags.unfollow("cats")
      #expect(try await home(20).map(\.post.text) == ["2 #cats #dogs"])
    }
  }

  @Test("signal news to those who read or follow them", arguments: BackendKind.available)
  func news(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (alice, bob) = (try await world.join("alice"), try await world.join("bob"))
      _ = try await alice.hashtags.follow("cats")
      let streams = try [
        alice.news(of: .home),
        world.stranger.news(of: .hashtag(HashtagSelection(any: ["cats"]))),
      ]
      for stream in streams { #expect(await nextSignal(stream) == .lagged) }
      try await bob.post("#Cats")
      for stream in streams { #expect(await nextSignal(stream) == .changed) }
    }
  }
}

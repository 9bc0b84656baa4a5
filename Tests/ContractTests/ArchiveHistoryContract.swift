import AppValues
import Archive
import Entities
import Foundation
import Post
import PostActions
import SocialBackend
import SocialTestSupport
import Testing
import Timeline

@Suite("Archives of posts with a past")
struct ArchiveHistoryContract {
  @Test("bring what a post said before, with the photos it had", arguments: BackendKind.available)
  func history(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "another"])
      let (alice, another) = (people[0], people[1])
      let photos = try await alice.photos(["old.jpg", "both.jpg", "new.png"], world)
      let post = try await alice.post(
        NewPost(PostContent("first", warning: "Ends", language: "en", photos: [photos[0].id, photos[1].id])))
      world.clock.advance(seconds: 60)
      let second = try await alice.edit(post) {
        ($0.text, $0.warning, $0.place) = ("second", nil, Place(name: "東京", latitude: 35.5, longitude: 139.5))
        $0.photos = [photos[1].id]
      }
      world.clock.advance(seconds: 60)
      try await alice.edit(second) { ($0.text, $0.photos) = ("third #tag", [photos[1].id, photos[2].id]) }
      world.clock.advance(seconds: 60)

      let came = try await alice.post(comingInto: another)
      let versions = try await another.can.postHistory.orUnsupported().revisions(of: came.id)
      let original = try await alice.can.postHistory.orUnsupported().revisions(of: post.id)
      #expect(versions.map(\.withoutPhotos) == original.map(\.withoutPhotos))
      #expect(
        versions.map { $0.content.photos.map(Look.init) } == original.map { $0.content.photos.map(Look.init) }
      )
      #expect(versions.map(\.content.photos.count) == [2, 1, 2])
      // It goes on from there as any post does.
      let edited = try await another.edit(came) {
        ($0.text, $0.photos) = ("fourth", [versions[0].content.photos[0].id])
      }
      #expect(edited.photos == [versions[0].content.photos[0]])
      try await another.can.postActions.delete(came.id)
    }
  }

  @Test("say so where an edit has not been yet, and bring the post", arguments: BackendKind.available)
  func future(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let created = Timestamp(milliseconds: 1_577_836_800_000)
      let edited = world.clock.clock.now().adding(seconds: 60)
      let post = ArchivedPost(
        key: SourceKey("k"), content: PostContent("now"), createdAt: created, editedAt: edited,
        history: [ArchivedVersion(at: created, content: PostContent("before"))])
      #expect(
        try await alice.imports.importRecord(.post(post))
          == .importedWithoutHistory)
      #expect(try await alice.imports.importRecord(.post(post)) == .alreadyPresent)
      let page = try await alice.can.timeline.page(of: .user(alice.id), PageRequest())
      let came = try #require(page.items.first).post
      #expect(came.text == "now" && came.editedAt == nil)
      #expect(
        try await alice.can.postHistory.orUnsupported().revisions(of: came.id).map(\.content.text) == ["now"])
      #expect(try await world.backend.check() == [])
    }
  }

  @Test("keep photos as they are, to the byte, however often they come", arguments: BackendKind.available)
  func photos(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "cleo"])
      let photos = try await people[0].photos(["a.jpg", "grey.jpg", "odd.png", "clear.png"], world)
      try await people[0].post(NewPost(PostContent("", photos: photos.map(\.id))))
      let once = try await people[0].post(comingInto: people[1])
      let twice = try await people[1].post(comingInto: people[2])
      #expect(once.photos.map(Look.init) == photos.map(Look.init))
      #expect(twice.photos.map(Look.init) == photos.map(Look.init))
      #expect(twice.photos.map(\.alt) == ["a.jpg 🐈", "grey.jpg 🐈", "odd.png 🐈", "clear.png 🐈"])
    }
  }

  @Test("pin what was pinned at once, and as many as there is room for", arguments: BackendKind.available)
  func pins(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let most = PostActionsInteractor.maximumPins
      for number in 0...most {
        let post = ArchivedPost(
          key: SourceKey("\(number)"), content: PostContent("\(number)"),
          createdAt: Timestamp(milliseconds: 1_577_836_800_000 - Int64(number)), isPinned: true)
        #expect(try await alice.imports.importRecord(.post(post)) == .imported)
      }
      #expect(
        try await world.stranger.postLookup.pinned(by: alice.id).map(\.text)
          == (0..<most).reversed().map { "\($0)" })
    }
  }
}

/// What is seen of a photo.
private struct Look: Equatable {
  let alt: String
  let focus: PhotoFocus?
  let width: Int
  let height: Int
  let blurhash: String?
  let picture: Data?
  let thumbnail: Data?

  init(_ photo: Photo) {
    (alt, focus) = (photo.alt, photo.focus)
    (width, height, blurhash) = (photo.width, photo.height, photo.blurhash)
    picture = photo.location.flatMap(FileManager.default.contents)
    thumbnail = photo.thumbnail.flatMap(FileManager.default.contents)
  }
}

extension Revision {
  fileprivate var withoutPhotos: Revision {
    Revision(at: at, content: content.withPhotos([]))
  }
}

extension Person {
  /// Adds noisy pictures, grey and clear ones where their names say so.
  fileprivate func photos(_ names: [String], _ world: World) async throws -> [Photo] {
    var photos: [Photo] = []
    for (index, name) in names.enumerated() {
      let (noise, file) = (world.folder.path("noise.v"), world.folder.path(name))
      try await SocialTestSupport.Program.expect(
        ["vips", "gaussnoise", noise, "301", "199", "--mean", "128", "--sigma", "40"])
      let bands = name.hasPrefix("grey") ? 1 : name.hasPrefix("clear") ? 4 : 3
      let picture = world.folder.path("picture.v")
      try await SocialTestSupport.Program.expect(
        ["vips", "bandjoin", [String](repeating: noise, count: bands).joined(separator: " "), picture])
      try await SocialTestSupport.Program.expect(
        ["vips", "copy", picture, file, "--interpretation", bands == 1 ? "b-w" : "srgb"])
      photos.append(
        try await can.postWriting.orUnsupported().addPhoto(
          NewPhoto(
            file: LocalFile(path: file), alt: "\(name) 🐈",
            focus: index == 0 ? nil : PhotoFocus(x: 0.1 * Double(index), y: -1))))
    }
    return photos
  }

  /// The one post of someone's, as it comes into another account.
  fileprivate func post(comingInto account: Person) async throws -> Post {
    let record = try #require(try await can.exporting.records(of: .posts, after: nil).records.first)
    guard case .post(var post) = record else { throw AppError.notFound }
    var ids: [String: ID<Photo>] = [:]
    for photo in post.content.photos + post.history.flatMap(\.content.photos) where ids[photo.file] == nil {
      ids[photo.file] = try await account.imports.addPhoto(
        photo, from: photo.file)
    }
    for index in post.content.photos.indices {
      post.content.photos[index].id = ids[post.content.photos[index].file]
    }
    for version in post.history.indices {
      for index in post.history[version].content.photos.indices {
        post.history[version].content.photos[index].id = ids[post.history[version].content.photos[index].file]
      }
    }
    #expect(try await account.imports.importRecord(.post(post)) == .imported)
    #expect(try await account.imports.importRecord(.post(post)) == .alreadyPresent)
    let page = try await account.can.timeline.page(of: .user(account.id), PageRequest())
    return try #require(page.items.first).post
  }
}

import AppValues
import Entities
import Foundation
import Lists
import Notifications
import Post
import PostActions
import Profile
import SocialBackend
import SocialLocalBackend
import SocialMediaStorage
import SocialTestSupport
import Testing
import Timeline

@Suite("The pictures of a profile")
struct ProfilePictureContract {
  @Test("are seen by everybody, replaced, and taken away with their files", arguments: BackendKind.available)
  func pictures(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let file = try TinyPhoto.write(to: world.folder)
      let edited = try await alice.can.editing.edit(
        ProfileEdit(avatar: .file(LocalFile(path: file)), header: .file(LocalFile(path: file)), bio: "Look"))
      let (avatar, header) = (
        try #require(edited.avatar?.location), try #require(edited.header?.location)
      )
      #expect(edited.bio == "Look" && avatar != header)
      for path in [avatar, header] { #expect(FileManager.default.fileExists(atPath: path)) }
      let seen = try await world.stranger.profile.user(alice.id)
      #expect(seen.avatar == .at(avatar) && seen.header == .at(header))
      #expect(world.files == 2)

      let other = try await alice.can.editing.edit(ProfileEdit(avatar: .file(LocalFile(path: file))))
      await world.finish()
      #expect(other.avatar != .at(avatar) && other.header == .at(header) && world.files == 2)
      let bare = try await alice.can.editing.edit(ProfileEdit(avatar: .remove, header: .remove))
      await world.finish()
      #expect(bare.avatar == nil && bare.header == nil && bare.bio == "Look" && world.files == 0)
      _ = try await alice.can.editing.edit(ProfileEdit(header: .file(LocalFile(path: file))))
    }
  }

  @Test(
    "are not taken from what is no picture, and nothing else is changed then",
    arguments: BackendKind.available)
  func refused(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let picture = try TinyPhoto.write(to: world.folder)
      let letter = world.folder.path("letter.txt")
      try Data("Dear Alice".utf8).write(to: URL(filePath: letter))
      for (file, rule) in [(letter, InputRule.unsupported), (world.folder.path("nothing"), .missing)] {
        await #expect(throws: AppError.invalid(.photo, rule)) {
          try await alice.can.editing.edit(
            ProfileEdit(
              name: "New", avatar: .file(LocalFile(path: picture)), header: .file(LocalFile(path: file))))
        }
      }
      let user = try await alice.can.profile.user(alice.id)
      #expect(user.name == "Alice" && user.avatar == nil)
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.editing.edit(ProfileEdit(avatar: .file(LocalFile(path: picture))))
      }
      #expect(world.files == 0)
    }
  }

  @Test("stand beside what the person writes and does", arguments: BackendKind.available)
  func beside(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let (alice, bob, carol) = (people[0], people[1], people[2])
      let file = LocalFile(path: try TinyPhoto.write(to: world.folder))
      let avatar = try #require(try await alice.can.editing.edit(ProfileEdit(avatar: .file(file))).avatar)
      try await carol.follow(alice, bob)
      try await alice.follow(bob)

      let post = try await alice.post("mine, @alice and @bob")
      #expect(post.author.avatar == avatar && post.mentions.map(\.avatar) == [avatar, nil])
      let comment = try await bob.post("a comment", on: post)
      #expect(comment.author.avatar == nil && comment.replyTo?.author?.avatar == avatar)
      let again = try await bob.can.postLookup.posts([post.id]).first
      #expect(again?.author.avatar == avatar && again?.mentions.map(\.avatar) == [avatar, nil])
      _ = try await alice.can.postActions.share(comment.id)
      let shared = try await world.stranger.timeline.page(of: .user(alice.id), PageRequest()).items.first
      #expect(shared?.sharedBy?.avatar == avatar && shared?.post.replyTo?.author?.avatar == avatar)

      let told = try await bob.can.notifications.list.page(.all, PageRequest()).items
      #expect(
        told.map(\.kind) == [.share, .mention, .follow] && told.allSatisfy { $0.from.avatar == avatar })
      #expect(told.last?.also.map(\.handle) == ["carol"] && told.last?.also.first?.avatar == nil)
      #expect(try await bob.lists.person(handle: "alice").avatar == avatar)
      #expect(try await carol.can.listing.knownFollowers(of: bob.id).people.map(\.avatar) == [avatar])
      try await bob.can.reporting.report(NewReport(of: alice.id, reason: "Look at the picture."))
      let report = try await world.backend.reports.reports(all: false, PageRequest()).items.first
      #expect(report?.person.avatar == avatar && report?.reporter?.avatar == nil)

      _ = try await alice.can.editing.edit(ProfileEdit(avatar: .remove))
      #expect(try await alice.post("bare").author.avatar == nil)
      #expect(try await bob.can.postLookup.posts([post.id]).first?.mentions.map(\.avatar) == [nil, nil])
    }
  }

  @Test("are missed by the check when their files are gone", arguments: BackendKind.available)
  func missing(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let file = try TinyPhoto.write(to: world.folder)
      let avatar = try #require(
        try await alice.can.editing.edit(ProfileEdit(avatar: .file(LocalFile(path: file)))).avatar?.location)
      try FileManager.default.removeItem(atPath: avatar)
      #expect(try await world.backend.check().map(\.kind) == [.missing])
      _ = try await alice.can.editing.edit(ProfileEdit(avatar: .remove))
    }
  }
}

extension World {
  /// How many files lie among the photos.
  fileprivate var files: Int { media.names(olderThan: -60).count }
}

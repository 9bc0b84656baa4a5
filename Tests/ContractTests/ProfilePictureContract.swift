import Backend
import Entities
import Foundation
import MediaStorage
import Profile
import TestSupport
import Testing

@Suite("The pictures of a profile")
struct ProfilePictureContract {
  @Test("are seen by everybody, replaced, and taken away with their files", arguments: BackendKind.available)
  func pictures(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let file = try TinyPhoto.write(to: world.folder)
      let edited = try await alice.can.profile.edit(
        ProfileEdit(avatar: .file(LocalFile(path: file)), header: .file(LocalFile(path: file)), bio: "Look"))
      let (avatar, header) = (
        try #require(edited.avatar?.location), try #require(edited.header?.location)
      )
      #expect(edited.bio == "Look" && avatar != header)
      for path in [avatar, header] { #expect(FileManager.default.fileExists(atPath: path)) }
      let seen = try await world.stranger.profile.user(alice.id)
      #expect(seen.avatar == .at(avatar) && seen.header == .at(header))
      #expect(world.files == 2)

      let other = try await alice.can.profile.edit(ProfileEdit(avatar: .file(LocalFile(path: file))))
      await world.finish()
      #expect(other.avatar != .at(avatar) && other.header == .at(header) && world.files == 2)
      let bare = try await alice.can.profile.edit(ProfileEdit(avatar: .remove, header: .remove))
      await world.finish()
      #expect(bare.avatar == nil && bare.header == nil && bare.bio == "Look" && world.files == 0)
      _ = try await alice.can.profile.edit(ProfileEdit(header: .file(LocalFile(path: file))))
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
          try await alice.can.profile.edit(
            ProfileEdit(
              name: "New", avatar: .file(LocalFile(path: picture)), header: .file(LocalFile(path: file))))
        }
      }
      let user = try await alice.can.profile.user(alice.id)
      #expect(user.name == "Alice" && user.avatar == nil)
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.profile.edit(ProfileEdit(avatar: .file(LocalFile(path: picture))))
      }
      #expect(world.files == 0)
    }
  }

  @Test("are missed by the check when their files are gone", arguments: BackendKind.shared)
  func missing(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let file = try TinyPhoto.write(to: world.folder)
      let avatar = try #require(
        try await alice.can.profile.edit(ProfileEdit(avatar: .file(LocalFile(path: file)))).avatar?.location)
      try FileManager.default.removeItem(atPath: avatar)
      #expect(try await world.backend.check().map(\.kind) == [.missing])
      _ = try await alice.can.profile.edit(ProfileEdit(avatar: .remove))
    }
  }
}

extension World {
  /// How many files lie among the photos.
  fileprivate var files: Int { media.names(olderThan: -60).count }
}

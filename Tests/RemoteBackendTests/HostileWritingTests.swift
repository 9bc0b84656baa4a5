import AppValues
import Entities
import Post
import PostActions
import SocialBackend
import SocialHostileServer
import SocialTestSupport
import Testing

@Suite("Writing at a server unlike ours", .timeLimit(.minutes(2)))
struct HostileWritingTests {
  @Test("believes that a post is liked though the answer is older")
  func staleAnswer() async throws {
    try await HostileWorld.with { world in
      let actions = world.mia.postActions
      let post = try await actions.set(.liked, to: true, on: ID("01JSTRANGE"))
      #expect(post.marks.isLiked)
      await #expect(throws: AppError.notFound) { try await actions.set(.liked, to: true, on: ID("01JGONE")) }
    }
  }

  @Test("waits for a photo that is made ready later")
  func processing() async throws {
    try await HostileWorld.with { world in
      let folder = try TemporaryFolder()
      let path = try TinyPhoto.write(to: folder)
      let writing = try world.mia.postWriting.orUnsupported()
      let photo = try await writing.addPhoto(
        NewPhoto(file: LocalFile(path: path), alt: "A lake", focus: PhotoFocus(x: 0.5, y: -1)))
      #expect(photo.id == ID("01JPHOTO") && photo.location == "https://far.example/p.jpg")
      #expect(world.server.record.count("GET /api/v1/media/01JPHOTO") == 3)
    }
  }
}

import AppValues
import Entities
import Testing

@Suite("What a post says")
struct PostContentTests {
  private static let full = PostContent(
    "Boats", warning: "long", language: "en", place: Place(name: "Pier", latitude: nil, longitude: nil),
    poll: PollQuestion(["Sail", "Row"]), photos: [ID<Photo>("1")], isSensitive: true)

  @Test(
    "tells each part that an edit changed",
    arguments: [
      (PostPart.text, changed { $0.text = "" }),
      (.warning, changed { $0.warning = nil }), (.language, changed { $0.language = nil }),
      (.place, changed { $0.place = nil }), (.poll, changed { $0.poll = nil }),
      (.photos, changed { $0.photos = [] }),
      (.sensitivity, changed { $0.isSensitive = false }),
    ])
  func changes(part: PostPart, earlier: PostContent<ID<Photo>>) {
    #expect(Self.full.changes(since: earlier) == [part])
    #expect(Self.full.changes(since: Self.full) == [])
    #expect(Self.full.changes(since: PostContent()) == PostPart.allCases)
  }

  private static func changed(_ change: (inout PostContent<ID<Photo>>) -> Void) -> PostContent<ID<Photo>> {
    var content = full
    change(&content)
    return content
  }

  @Test("shows its photos only to those who open it, where its author says so or warns of something")
  func sensitivity() {
    #expect(!PostContent<ID<Photo>>("a").countsAsSensitive)
    #expect(PostContent<ID<Photo>>("a", isSensitive: true).countsAsSensitive)
    #expect(PostContent<ID<Photo>>("a", warning: "b").countsAsSensitive)
  }

  @Test("says the same when its photos are known by something else")
  func photos() {
    let shown = Self.full.withPhotos([
      Photo(id: ID("1"), alt: "", width: 1, height: 1, location: nil, thumbnail: nil)
    ])
    #expect(shown.written == Self.full)
  }
}

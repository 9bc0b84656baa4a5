import AppValues
import Entities
import Testing

@Suite("What a post says")
struct PostContentTests {
  private static let full = PostContent(
    "Boats", warning: "long", language: "en", place: Place(name: "Pier", latitude: nil, longitude: nil),
    photos: [ID<Photo>("1")])

  @Test(
    "tells each part that an edit changed",
    arguments: [
      (
        PostPart.text,
        PostContent("", warning: full.warning, language: "en", place: full.place, photos: full.photos)
      ),
      (.warning, PostContent("Boats", language: "en", place: full.place, photos: full.photos)),
      (.language, PostContent("Boats", warning: "long", place: full.place, photos: full.photos)),
      (.place, PostContent("Boats", warning: "long", language: "en", photos: full.photos)),
      (.photos, PostContent("Boats", warning: "long", language: "en", place: full.place)),
    ])
  func changes(part: PostPart, earlier: PostContent<ID<Photo>>) {
    #expect(Self.full.changes(since: earlier) == [part])
    #expect(Self.full.changes(since: Self.full) == [])
    #expect(Self.full.changes(since: PostContent()) == PostPart.allCases)
  }

  @Test("says the same when its photos are known by something else")
  func photos() {
    let shown = Self.full.withPhotos([
      Photo(id: ID("1"), alt: "", width: 1, height: 1, location: nil, thumbnail: nil)
    ])
    #expect(shown.written == Self.full)
  }
}

import AppValues
import Entities
import Testing

@testable import SocialRemoteBackend

@Suite("A post that was written here")
struct PostLikenessTests {
  private func post(_ text: String, photos alts: String...) -> Post {
    let photos = alts.enumerated().map { number, alt in
      Photo(id: ID("\(number)"), alt: alt, width: 0, height: 0, location: nil, thumbnail: nil)
    }
    return Post(
      id: ID("7"), author: Author(id: ID("1"), handle: "mia", name: "Mia"),
      content: PostContent(text, photos: photos), createdAt: Timestamp(milliseconds: 1))
  }

  private func likeness(_ text: String, photos alts: String?...) -> PostLikeness {
    PostLikeness(PostContent(text, photos: alts.indices.map { ID("\($0)") }), alts: alts)
  }

  @Test("is known by the descriptions of its photos, where both sides have one")
  func photos() {
    let lake = likeness("Today", photos: "A lake", nil)
    #expect(lake.matches(post("Today", photos: "A  lake", "A pond")))
    #expect(lake.matches(post("Today", photos: "", "")))
    #expect(!lake.matches(post("Today", photos: "A pond", "A lake")))
    #expect(!lake.resembles(post("Today", photos: "A pond", "")))
    #expect(!likeness("Today", photos: "").matches(post("Today", photos: "A lake")))
    #expect(!lake.mayMatch(post("Today", photos: "A lake")))
  }
}

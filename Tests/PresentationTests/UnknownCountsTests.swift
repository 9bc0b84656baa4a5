import AppScreens
import AppValues
import Entities
import Presentation
import SocialTestSupport
import Testing

@Suite("A count that no one knows")
struct UnknownCountsTests {
  private let words = context(.english).words

  @Test("is not shown as none")
  func unknown() {
    let tag = Hashtag(name: "cats", postCount: nil, isFollowed: true)
    #expect(HashtagRendering(words: words).summary(tag).text == "#cats · following")
    let list = UserList(id: ID("1"), title: "Friends", memberCount: nil)
    #expect(UserListRendering(words: words).line(list).text == "Friends")
  }
}

import Entities
import MastodonAPI
import Testing

@Suite("What the words of the wire stand for")
struct EntityWordsTests {
  @Test("A visibility has one word, and a word that isn't known the most restrictive one")
  func visibilities() {
    #expect(PostVisibility.allCases.map { PostVisibility(MastodonVisibility($0)) } == PostVisibility.allCases)
    #expect(MastodonVisibility.all.map { MastodonVisibility(PostVisibility($0)) } == MastodonVisibility.all)
    #expect(PostVisibility(MastodonVisibility(rawValue: "mutuals_only")) == .direct)
  }

  @Test("A comment is a mention, and every other kind of notification has a type of its own")
  func notices() {
    #expect(MastodonNotificationType(NoticeKind.comment) == .mention)
    let others = NoticeKind.allCases.filter { $0 != .comment }
    #expect(Set(others.map { MastodonNotificationType($0) }).count == others.count)
  }
}

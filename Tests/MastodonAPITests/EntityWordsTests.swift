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

  @Test("A comment is a mention, and every other kind of notification that apps know has a type of its own")
  func notices() {
    #expect(MastodonNotificationType(NoticeKind.comment) == .mention)
    let others = NoticeKind.allCases.filter { ![.comment, .unpublished].contains($0) }
    #expect(Set(others.compactMap { MastodonNotificationType($0) }).count == others.count)
    #expect(MastodonNotificationType(NoticeKind.unpublished) == nil)
  }
}

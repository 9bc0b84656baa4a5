import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Filters

@Suite("What filters find")
struct FilterMatcherTests {
  private func finds(_ phrase: String, wholeWord: Bool = true, in text: String) -> Bool {
    let filter = PostFilter.sample(
      "1", "Test", wholeWord ? [phrase] : [], anywhere: wholeWord ? [] : [phrase])
    return !FilterMatcher([filter]).matches(post("7", text)).isEmpty
  }

  @Test(
    "is a phrase without regard to case, accents, width and kana",
    arguments: [
      ("cafe", "Un CAFÉ, please"), ("Café", "the cafe"), ("ＡＢＣ", "abc"), ("ねたばれ", "ネタバレです"),
      ("strasse", "Die Straße"), ("good morning", "Good morning!"), ("#tea", "I like #Tea"),
    ])
  func folded(phrase: String, text: String) {
    #expect(finds(phrase, in: text))
  }

  @Test(
    "is a whole word, or anywhere",
    arguments: [
      ("cat", "concatenate", false), ("cat", "a cat.", true), ("cat", "cats", false), ("cat", "cat_s", false),
      ("cat", "cat2", false), ("cat", "catキャット", true), ("cat", "concat cat", true), ("c", "c++", true),
      ("c", "abc", false), ("+", "1+1", true), ("@bob", "to @bob", true), ("@bob", "to @bobby", false),
    ])
  func wholeWords(phrase: String, text: String, isFound: Bool) {
    #expect(finds(phrase, in: text) == isFound)
    #expect(finds(phrase, wholeWord: false, in: text))
  }

  @Test("in scripts without spaces is a whole word anywhere")
  func withoutSpaces() {
    #expect(finds("最終回", in: "今日は最終回を見た") && finds("swift", in: "Swiftが好き"))
    #expect(!finds("最終回", in: "最終日"))
  }

  @Test("is in the text, the warning, the options and the descriptions, and never across two of them")
  func parts() {
    let matcher = FilterMatcher([.sample("1", "Owls", ["snowy owl"])])
    func isFound(_ content: PostContent<Photo>) -> Bool {
      !matcher.matches(Post(id: ID("1"), author: bob, content: content, createdAt: noon)).isEmpty
    }
    let photo = Photo(id: ID("1"), alt: "A snowy owl", width: 1, height: 1, location: nil, thumbnail: nil)
    #expect(isFound(PostContent("a snowy owl")) && isFound(PostContent("x", warning: "Snowy owl")))
    #expect(isFound(PostContent("x", poll: PollQuestion(["snowy owl", "eagle owl"]))))
    #expect(isFound(PostContent("x", photos: [photo])))
    #expect(!isFound(PostContent("owl", warning: "snowy", poll: PollQuestion(["snowy", "owl"]))))
  }

  @Test("says which filters match by which phrases, in their order, and whether they name the post")
  func matches() {
    let filters: [PostFilter] = [
      .sample("1", "Birds", ["owl", "hawk"]), .sample("2", "Cats", ["cat"]),
      .sample("3", "This", posts: ["7"], action: .hide), .sample("4", "Both", ["owl"], posts: ["7"]),
    ]
    let matcher = FilterMatcher(filters)
    #expect(
      matcher.matches(post("7", "A hawk and an owl")) == [
        FilterMatch(ID("1"), filters[0].settings, phrases: ["owl", "hawk"]),
        FilterMatch(ID("3"), filters[2].settings, namesPost: true),
        FilterMatch(ID("4"), filters[3].settings, phrases: ["owl"], namesPost: true),
      ])
    #expect(matcher.matches(post("8", "nothing")).isEmpty)
    #expect(FilterMatcher([]).matches(post("7", "owl")).isEmpty)
  }

  @Test("is the same as searching phrase by phrase, for many phrases and texts")
  func againstAPlainSearch() {
    var random = SystemRandomNumberGenerator()
    let letters = Array("abc é_あ1 ")
    func text(_ length: ClosedRange<Int>) -> String {
      String(
        (0..<Int.random(in: length, using: &random)).compactMap { _ in letters.randomElement(using: &random) }
      )
    }
    let phrases = Set((0..<200).map { _ in text(1...6) }).filter { !$0.allSatisfy(\.isWhitespace) }.sorted()
    let matcher = FilterMatcher([.sample("1", "Many", anywhere: phrases)])
    for _ in 0..<200 {
      let text = text(0...30)
      let folded = SearchText.searchable(text)
      let expected = phrases.filter { folded.contains(SearchText.searchable($0)) }
      #expect(matcher.matches(post("7", text)).flatMap(\.phrases) == expected, "\(text)")
    }
  }

  @Test("is remembered, and found anew when the post says something else")
  func memory() {
    let memory = FilterMemory([.sample("1", "Owls", ["owl"])], limit: 2)
    #expect(memory.matches(post("7", "an owl")).map(\.phrases) == [["owl"]])
    #expect(memory.matches(post("7", "a cat")).isEmpty && memory.matches(post("7", "owl")).count == 1)
    for number in 1...9 { #expect(memory.matches(post("\(number)", "no")).isEmpty) }
    #expect(memory.matches(post("7", "owl")).count == 1)
  }

  @Test("hides, folds and covers only where the filter applies")
  func contexts() {
    func filtered(_ action: FilterAction) -> Post {
      var post = post("7", "owl")
      post.filters = FilterMatcher([.sample("1", "Owls", ["owl"], in: [.home], action: action)]).matches(post)
      return post
    }
    #expect(filtered(.hide).isHidden(in: .home) && !filtered(.hide).isHidden(in: .thread))
    #expect(!filtered(.hide).isHidden(in: nil) && !filtered(.warn).isHidden(in: .home))
    #expect(filtered(.warn).fold(in: .home)?.settings.title == "Owls")
    #expect(filtered(.warn).fold(in: .account) == nil && filtered(.blur).fold(in: .home) == nil)
    #expect(filtered(.blur).match(.blur, in: .home) != nil)
  }
}

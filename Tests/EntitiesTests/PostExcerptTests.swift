import Entities
import Foundation
import Testing

@Suite("The beginning of a post")
struct PostExcerptTests {
  @Test("is all of a short text, as it was written")
  func short() throws {
    let text = String(repeating: "長", count: PostExcerpt.limit - 1) + "\n"
    for text in ["How do you practise?", "a\n\n b", text] {
      #expect(PostExcerpt(text)?.text == text)
    }
  }

  @Test("is cut where a character ends, and says so")
  func long() throws {
    let hundred = String(repeating: "a", count: PostExcerpt.limit)
    #expect(PostExcerpt(hundred)?.text == hundred)
    #expect(PostExcerpt(hundred + "b")?.text == hundred + "…")
    let families = String(repeating: "👨‍👩‍👧‍👦", count: 30)
    #expect(PostExcerpt(families)?.text == String(repeating: "👨‍👩‍👧‍👦", count: 14) + "…")
    let heap = "e" + String(repeating: "\u{301}", count: 300)
    #expect(PostExcerpt(heap) == nil)
  }

  @Test("is the same of a text that a database has cut already")
  func twice() {
    for text in ["a" + String(repeating: "👨‍👩‍👧‍👦", count: 30), String(repeating: "e\u{301}\r\n", count: 80)] {
      let scalars = text.unicodeScalars
      for length in [PostExcerpt.limit + 1, PostExcerpt.limit + 3] {
        #expect(PostExcerpt(String(scalars.prefix(length))) == PostExcerpt(text))
      }
    }
  }

  @Test("is that of the warning where there is one, and nothing where nothing can be seen")
  func content() {
    let warned = PostExcerpt(of: PostContent<Photo>("The ending", warning: "Spoiler"))
    #expect(warned?.text == "Spoiler" && warned?.isWarning == true)
    let plain = PostExcerpt(of: PostContent<Photo>("The ending"))
    #expect(plain?.text == "The ending" && plain?.isWarning == false)
    #expect(PostExcerpt(of: PostContent<Photo>("")) == nil)
    #expect(PostExcerpt(" \n\u{200B}") == nil)
  }
}

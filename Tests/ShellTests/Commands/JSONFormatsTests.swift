import AppScreens
import AppValues
import Entities
import Foundation
import SocialMenuShell
import Testing

@testable import SocialShell

@Suite("Printed JSON")
struct JSONFormatsTests {
  private let aiko = Author(id: ID("1"), handle: "aiko", name: "愛子")

  @Test("a post has every key, null where there is nothing, and times in UTC")
  func post() throws {
    let post = Post(
      id: ID("7"), author: aiko, content: PostContent("a \"b\"\n/c"),
      createdAt: Timestamp(milliseconds: 1_700_000_000_120))
    #expect(
      try JSONFormats.post.document(post).text() == """
        {"author":{"avatar":null,"handle":"aiko","id":"1","name":"愛子"},"bookmarked":false,"comments":0,\
        "conversationMuted":false,"createdAt":"2023-11-14T22:13:20.120Z","delivery":"sent","editedAt":null,"filters":[],"hashtags":[],"id":"7",\
        "language":null,"liked":false,"likes":0,"link":"socialconnect:///post/7","mentions":[],"photos":[],\
        "pinned":false,"place":null,"poll":null,"replyTo":null,"replyToExcerpt":null,"sensitive":false,"shared":false,"shares":0,"text":"a \\"b\\"\\n/c","visibility":"public",\
        "votes":null,"waitingMarks":[],"warning":null}
        """)
  }

  @Test("what waits for the server is said of a post's marks, of a follow, and of a deletion")
  func waiting() throws {
    var post = Post(
      id: ID("7"), author: aiko, content: PostContent("Tea"), createdAt: Timestamp(milliseconds: 0),
      marks: PostMarks(isLiked: true))
    post.marks.waiting = [.bookmarked, .liked]
    #expect(
      try JSONFormats.post.document(post).text().contains(#""waitingMarks":["liked","bookmarked"]"#))
    var relationship = Relationship(isFollowing: true)
    relationship.isFollowWaiting = true
    #expect(
      try JSONFormats.relationship.document(relationship).text().contains(#""followWaiting":true"#))
    let deletion = PrintedDeletion(id: "7", delivery: .waiting)
    #expect(
      try JSONFormats.deletion.document(deletion).text()
        == #"{"deleted":true,"delivery":"waiting","id":"7"}"#)
  }

  @Test(
    "a person beside a post has a picture, where it can be reached",
    arguments: [
      (User.Picture.at("/photos/1.jpg"), #""/photos/1.jpg""#), (.elsewhere, "null"),
    ])
  func author(picture: User.Picture, printed: String) throws {
    let author = Author(id: ID("1"), handle: "aiko", name: "愛子", avatar: picture)
    #expect(
      try JSONFormats.author.document(author).text()
        == #"{"avatar":\#(printed),"handle":"aiko","id":"1","name":"愛子"}"#)
  }

  @Test("nothing in it acts on a terminal, wherever it comes from")
  func hostile() throws {
    let all = (0...0xE_0001 as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
    let unsafe = all.filter(\.isUnsafeToPrint).map { String($0) }
    let text = try JSONValue.object([unsafe[3]: .array(unsafe.map { .string("a\($0)b") })]).text()
    #expect(Printable.isPrintable(text) && text.contains(#"a\u009bb"#) && text.contains(#"a\udb40\udc01b"#))
    let read = try JSONDecoder().decode([String: [String]].self, from: Data(text.utf8))
    #expect(read == [unsafe[3]: unsafe.map { "a\($0)b" }])
  }

  @Test("a photo lies on this machine, elsewhere or out of reach, one of these")
  func photo() throws {
    let here = Photo(
      id: ID("1"), alt: "A cat", focus: PhotoFocus(x: -0.25, y: 1), width: 4, height: 3, blurhash: "L0",
      location: "/photos/1.jpg",
      thumbnail: "/photos/1.small.jpg")
    let there = Photo(
      id: ID("2"), alt: "", width: 4, height: 3, location: "https://example.org/2.jpg",
      thumbnail: "https://example.org/2.small.jpg")
    #expect(
      try JSONFormats.photo.document(here).text()
        == """
        {"alt":"A cat","blurhash":"L0","film":null,"focus":{"x":-0.25,"y":1},"height":3,"id":"1","path":"/photos/1.jpg",\
        "seconds":null,"thumbnail":"/photos/1.small.jpg","url":null,"width":4}
        """)
    #expect(
      try JSONFormats.photo.document(there).text()
        == """
        {"alt":"","blurhash":null,"film":null,"focus":null,"height":3,"id":"2","path":null,\
        "seconds":null,"thumbnail":"https://example.org/2.small.jpg","url":"https://example.org/2.jpg","width":4}
        """)
    let outOfReach = Photo(id: ID("3"), alt: "", width: 4, height: 3, location: nil, thumbnail: nil)
    #expect(
      try JSONFormats.photo.document(outOfReach).text()
        == """
        {"alt":"","blurhash":null,"film":null,"focus":null,"height":3,"id":"3","path":null,"seconds":null,\
        "thumbnail":null,"url":null,"width":4}
        """)
    let film = Photo(
      id: ID("4"), alt: "", width: 4, height: 3, location: "/photos/4.mp4", thumbnail: "/photos/4.jpg",
      film: Film(.video, duration: 42_500))
    #expect(
      try JSONFormats.photo.document(film).text()
        == """
        {"alt":"","blurhash":null,"film":"video","focus":null,"height":3,"id":"4","path":"/photos/4.mp4",\
        "seconds":42.5,"thumbnail":"/photos/4.jpg","url":null,"width":4}
        """)
  }

  @Test("is explained in lines that are whole in a narrow window", arguments: Language.builtIn)
  func help(language: Language) async {
    let help = await CommandLanguage.speaking(language) { JSONFormats.help }
    #expect(help.split(separator: "\n").filter { TextWidth.columns($0) > 78 } == [])
    #expect(help.contains("\n  conversationMuted  "))
    let japanese = /[\p{Hiragana}\p{Katakana}\p{Han}]/
    for form in help.split(separator: "\n\n") {
      #expect(form.contains(japanese) == (language == .japanese), "\(form)")
    }
  }

  @Test("is explained with every key's meaning in the language asked for")
  func meanings() async {
    let meanings = await CommandLanguage.speaking(.japanese) { JSONFormats.relationship.keys.map(\.meaning) }
    for meaning in meanings { #expect(meaning.contains(/[\p{Hiragana}\p{Katakana}\p{Han}]/)) }
    let note = JSONFormats.relationship.help.split(separator: "\n").suffix(1)
    #expect(note == ["  note           your private note; empty if none"])
  }

  @Test("a list tells on its last element how it goes on")
  func page() throws {
    let document = { (name: String) in JSONValue.object(["name": .string(name)]) }
    #expect(
      try JSONValue.page(Page(items: ["a", "b"], older: Cursor("5"), newer: nil), document).text()
        == #"[{"cursor":null,"name":"a"},{"cursor":"5","name":"b"}]"#)
    #expect(try JSONValue.page(Page(items: [], older: nil, newer: nil), document).text() == "[]")
  }
}

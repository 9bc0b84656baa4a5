import AppValues
import Entities
import MastodonAPI
import Testing

@testable import SocialServer

@Suite("The words of pushed notifications")
struct PushWordingTests {
  private let mapping = MastodonMapping(site: Site(listeningAt: "127.0.0.1", port: 80), mediaFolder: "/media")
  private let notice = Notice(
    id: ID("7"), kind: .follow, from: Author(id: ID("1"), handle: "ben", name: "ベン"), post: nil,
    at: Timestamp(milliseconds: 0), isRead: false)

  @Test("They are in the language of the account, or in English")
  func language() {
    let message = PushWording("ja", mapping).message(notice, [:], token: "t")
    #expect(message?.title == "ベンさん（@ben）があなたをフォローしました")
    #expect(message?.preferredLocale == "ja" && message?.notificationID == 7 && message?.body == "")
    #expect(PushWording("xx", mapping).message(notice, [:], token: "t")?.title == "ベン @ben followed you")
  }

  @Test("Apps get them as JSON, with a number where all else has a text")
  func json() throws {
    let message = try #require(PushWording("en", mapping).message(notice, [:], token: "secret"))
    #expect(
      String(decoding: JSONWriter.bytes(of: message), as: UTF8.self)
        == #"{"access_token":"secret","preferred_locale":"en","notification_id":7,"notification_type":"follow","#
        + #""icon":"http://127.0.0.1/assets/avatar/missing.png","title":"ベン @ben followed you","body":""}"#)
  }

  @Test("Long texts are cut where a character ends")
  func cut() {
    let most = String(repeating: "a", count: 140)
    #expect(PushWording.cut(most) == most && PushWording.cut("") == "")
    #expect(PushWording.cut(most + "b") == String(repeating: "a", count: 139) + "…")
    let families = String(repeating: "👨‍👩‍👧", count: 50)
    let cut = PushWording.cut(families)
    #expect(cut == String(repeating: "👨‍👩‍👧", count: 27) + "…" && cut.unicodeScalars.count <= 140)
  }
}

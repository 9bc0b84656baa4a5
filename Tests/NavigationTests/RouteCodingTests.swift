import AppValues
import Entities
import Foundation
import Navigation
import Testing

@Suite("A place that an app keeps")
struct RouteCodingTests {
  @Test(
    "is found again",
    arguments: [
      (Route.home, #"{"home":{}}"#), (.post(ID("42")), #"{"post":{"_0":"42"}}"#),
      (.posts(of: ID("1"), .withPhotos), #"{"posts":{"_1":"withPhotos","of":"1"}}"#),
      (.compose(commentOn: nil), #"{"compose":{}}"#),
      (.compose(commentOn: ID("7")), #"{"compose":{"commentOn":"7"}}"#),
      (.compose(commentOn: nil, text: "Hi"), #"{"compose":{"text":"Hi"}}"#),
      (
        .compose(commentOn: nil, text: "Hi", visibility: .direct),
        #"{"compose":{"text":"Hi","visibility":"direct"}}"#
      ), (.report(of: ID("1"), post: nil), #"{"report":{"of":"1"}}"#),
      (.person(handle: "mia"), #"{"person":{"handle":"mia"}}"#),
      (.hashtag("写真"), #"{"hashtag":{"_0":"写真"}}"#), (.search(""), #"{"search":{"_0":""}}"#),
      (.directory(.newest), #"{"directory":{"_0":"newest"}}"#),
      (.newFollowers(ID("a")), #"{"newFollowers":{"_0":"a"}}"#),
    ])
  func roundTrip(route: Route, text: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(route), as: UTF8.self) == text)
    #expect(try JSONDecoder().decode(Route.self, from: Data(text.utf8)) == route)
  }

  @Test("does not decode when there is no such place")
  func unknown() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Route.self, from: Data(#"{"nowhere":{}}"#.utf8))
    }
  }
}

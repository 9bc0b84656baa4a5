public import AppScreens
public import AppValues
public import Entities
import Foundation
import Presentation
@_exported public import SocialConnectTesting

public let noon = Timestamp.sampleNoon

public let alice = Author.sample("1", "Alice")
public let bob = Author.sample("2", "Bob")
public let carol = Author.sample("3", "Carol")

/// Alice, signed in.
public let asAlice = Viewer.sample(alice)
/// Bob, signed in.
public let asBob = Viewer.sample(bob)

/// The app of the tests.
public let socialConnect = AppName(title: "SocialConnect")

/// Words for a view, at noon.
public func context(_ language: Language = .english) -> ViewContext {
  ViewContext(words: Words.social(language, timeZone: .gmt, app: socialConnect), clock: WallClock { noon })
}

/// A post, as a rule Bob's and five minutes old at noon.
public func post(
  _ id: String, by author: Author = bob, _ text: String = "Hello", minutesAgo: Int64 = 5,
  answering parent: Post? = nil, warning: String? = nil, photos: [Photo] = [],
  counts: PostCounts = PostCounts(), marks: PostMarks = PostMarks()
) -> Post {
  .sample(
    id, by: author, text, minutesAgo: minutesAgo, answering: parent, warning: warning, photos: photos,
    counts: counts, marks: marks)
}

/// A page with nothing newer left out.
public func page<Item>(_ items: [Item], older: String? = nil, newer: String = "top") -> Page<Item> {
  .sample(items, older: older, newer: newer)
}

/// A screen as a person sees it.
public func drawn<Action: Sendable>(_ screen: Screen<Action>, width: Int = 60) -> String {
  ScreenRenderer(width: width).render(screen)
}

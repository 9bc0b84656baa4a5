public import AppValues
public import Entities

extension Timestamp {
  /// 21 November 2026, 12:00 UTC: when the samples are looked at.
  public static let sampleNoon = Timestamp(milliseconds: 1_795_262_400_000)
}

extension Author {
  /// Someone with an id, a handle and a name, for tests and previews.
  public static func sample(_ id: String, _ name: String) -> Author {
    Author(id: ID(id), handle: name.lowercased(), name: name)
  }
}

extension Viewer {
  /// A person who is signed in, for tests and previews.
  public static func sample(_ person: Author) -> Viewer {
    .signedIn(
      Session(id: ID("s"), user: person.id, handle: person.handle, name: person.name, token: "secret"))
  }
}

extension Post {
  /// A post that everyone can see, for tests and previews.
  ///
  /// - Parameters:
  ///   - id: The id as text.
  ///   - author: Who wrote it.
  ///   - text: What it says.
  ///   - minutesAgo: How old it is at `Timestamp.sampleNoon`, in minutes.
  ///   - parent: The post that it comments on; nil for none.
  ///   - warning: What is shown in place of the text at first; nil for none.
  ///   - photos: The photos, in order.
  ///   - counts: How many people liked, commented on and shared it; none by default.
  ///   - marks: What the viewer did to it; nothing by default.
  public static func sample(
    _ id: String, by author: Author, _ text: String = "Hello", minutesAgo: Int64 = 5,
    answering parent: Post? = nil, warning: String? = nil, photos: [Photo] = [],
    counts: PostCounts = PostCounts(), marks: PostMarks = PostMarks()
  ) -> Post {
    Post(
      id: ID(id), author: author, content: PostContent(text, warning: warning, photos: photos),
      createdAt: .sampleNoon.adding(seconds: -60 * minutesAgo),
      replyTo: parent.map { parent in
        ReplyReference(post: parent.id, author: parent.author, excerpt: PostExcerpt(of: parent.content))
      }, counts: counts, marks: marks)
  }
}

extension Page {
  /// A page of `items`, for tests and previews.
  ///
  /// - Parameters:
  ///   - older: The text of the cursor below; nil when the list ends there.
  ///   - newer: The text of the cursor above; an empty page has none.
  public static func sample(_ items: [Item], older: String? = nil, newer: String = "top") -> Page {
    Page(items: items, older: older.map { Cursor($0) }, newer: items.isEmpty ? nil : Cursor(newer))
  }
}

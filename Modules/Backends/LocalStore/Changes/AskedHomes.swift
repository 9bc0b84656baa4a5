package import AppValues
package import SocialDatabase

/// The question which viewers follow someone who did something, or a hashtag of what was published.
///
/// Of many viewers, each of whom would have to be looked for, it asks first who follows at all, and whether there are
/// hashtags: mostly, few do, and there are none.
package struct AskedHomes {
  /// Up to how many viewers are asked about at once, and otherwise, how many of all who follow are read.
  private static let most = 500

  private let connection: any SQLConnection
  private let viewers: Set<Int64>
  private let actors: [Int64]
  private let published: [Int64]
  private var followers: PendingQuery<Int64>?
  /// Those who follow a hashtag, or for many viewers, the posts that have one.
  private var tagged: PendingQuery<Int64>?

  /// Asks.
  ///
  /// - Parameter actors: Those who did something.
  package init(
    of viewers: Set<Int64>, _ changes: [ChangeRecord], by actors: Set<Int64>,
    _ connection: any SQLConnection
  ) throws(AppError) {
    self.connection = connection
    self.viewers = viewers
    self.actors = actors.sorted()
    published = changes.ofKind(.published).map(\.subject)
    if viewers.isEmpty || actors.isEmpty { return }
    followers = try ask(isOfMany ? "\(follows) LIMIT \(Self.most)" : "\(follows) AND \(among("follower_id"))")
    if published.isEmpty { return }
    tagged = try isOfMany ? ask("SELECT post_id FROM post_tag WHERE \(isPublished) LIMIT 1") : askForTags()
  }

  /// Those viewers who do.
  package func answers() throws(AppError) -> Set<Int64> {
    var following = try followers?.answer() ?? []
    var tagging = try tagged?.answer() ?? []
    if isOfMany {
      if following.count == Self.most {
        following = try ask("\(follows) AND \(among("follower_id"))").answer()
      }
      if !tagging.isEmpty { tagging = try askForTags().answer() }
    }
    return viewers.intersection(following + tagging)
  }

  private var isOfMany: Bool { viewers.count > Self.most }

  private var follows: SQL {
    "SELECT follower_id FROM follow WHERE \(connection.dialect.contains("followee_id", actors))"
  }

  private var isPublished: SQL { connection.dialect.contains("post_id", published) }

  private func among(_ person: SQL) -> SQL {
    connection.dialect.contains(person, amongMany: viewers.sorted())
  }

  private func askForTags() throws(AppError) -> PendingQuery<Int64> {
    try ask(
      """
      SELECT f.person_id FROM post_tag t JOIN tag_follow f ON f.tag_id = t.tag_id
      WHERE \(isPublished) AND \(among("f.person_id"))
      """)
  }

  private func ask(_ sql: SQL) throws(AppError) -> PendingQuery<Int64> {
    try connection.ask(sql) { row in row.integer(0) }
  }
}

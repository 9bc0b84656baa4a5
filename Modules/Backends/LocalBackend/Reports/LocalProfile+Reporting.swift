import AppValues
import Entities
import Profile
import SocialDatabase
import SocialLocalStore
import Timeline

extension LocalProfile {
  /// How long a repeated report counts as the same one, in milliseconds.
  private static let patience: Int64 = 60_000

  func posts(by id: ID<User>, _ request: PageRequest) async throws(AppError) -> Page<Post> {
    let (person, range) = (try id.number(), try KeyRange(request))
    return try await access.read { transaction throws(AppError) in
      try transaction.requirePerson(person)
      if try transaction.isHidden(person) { return .empty }
      let rows: [ItemRow] = try transaction.items(
        .author, range, subject: Selection.person.value(person))
      return try range.page(rows, key: \.id) { $0.map(\.item.post) }
    }
  }

  func report(_ report: NewReport) async throws(AppError) -> ID<Report> {
    let person = try report.person.number()
    var posts: [Int64] = []
    for post in report.posts {
      let id = try post.number()
      if !posts.contains(id) { posts.append(id) }
    }
    return try await access.write { [posts] transaction throws(AppError) in
      if person == transaction.viewer { throw .forbidden }
      // The id comes first: of the same report made twice at once, one is second.
      let id = try transaction.nextID()
      try transaction.requirePerson(person)
      let evidence = try posts.map { post throws(AppError) in
        try transaction.post(post)
      }
      if evidence.contains(where: { $0.author.id != report.person }) { throw .invalid(.posts, .wrong) }
      let earlier = try transaction.latestReport(
        of: person, reason: report.reason, since: transaction.now.milliseconds - Self.patience)
      if let earlier, try transaction.reportedPosts(of: earlier) == posts { return ID(earlier) }
      try transaction.connection.execute(
        """
        INSERT INTO report (id, reporter_id, person_id, reason, created_at)
        VALUES (\(id), \(transaction.viewer), \(person), \(report.reason), \(transaction.now.milliseconds))
        """)
      for (position, post) in evidence.enumerated() {
        try transaction.connection.execute(
          """
          INSERT INTO report_post (report_id, position, post_id, text, warning)
          VALUES (\(id), \(position), \(posts[position]), \(post.text), \(post.warning))
          """)
      }
      return ID(id)
    }
  }
}

extension Transaction {
  /// The viewer's latest report of a person for a reason.
  fileprivate func latestReport(
    of person: Int64, reason: String, since time: Int64
  ) throws(AppError) -> Int64? {
    try connection.first(
      """
      SELECT id FROM report WHERE reporter_id = \(viewer) AND person_id = \(person) AND reason = \(reason)
        AND created_at > \(time) AND created_at <= \(now.milliseconds)
      ORDER BY id DESC LIMIT 1
      """
    ) { row throws(AppError) in row.integer(0) }
  }

  fileprivate func reportedPosts(of report: Int64) throws(AppError) -> [Int64] {
    try connection.rows("SELECT post_id FROM report_post WHERE report_id = \(report) ORDER BY position") {
      row throws(AppError) in row.integer(0)
    }
  }
}

extension Network {
  /// The number of the star: someone beyond all others, whom all others follow.
  var star: Int { people.count }
  /// One in so many posts of the network is added for the star.
  static let starsShare = 10

  /// Adds the star and their posts, each with a few likes, to a network that is filled; the newest one
  /// everybody likes. They have read nothing of what they were told.
  ///
  /// Answers the newest post's id.
  func addStar(passwordHash: String) throws -> Int64 {
    let (id, count) = (people.id(star), postCount / Self.starsShare)
    // The milliseconds of the others' posts, and numbers within them that nothing else has.
    let first = (Instants.firstPost(of: count, before: now) << 16) + 40_000
    let newest = first + Int64(count) * (Instants.spacing << 16)
    try bare.run("BEGIN")
    try insertPersons(star..<star + 1, passwordHash)
    try insertSessions([star])
    try insertViewers()
    try insertSlots()
    try insertSamples()
    try createSketch()
    try bare.run(
      """
      INSERT INTO sketch (n, id, author_id, parent, sample, likes, shares, visibility, photos, place, root)
      WITH RECURSIVE number (n) AS (
        SELECT CAST(1 AS BIGINT) UNION ALL SELECT n + 1 FROM number WHERE n < \(count)),
      drawn (n, id) AS (SELECT n, \(first) + n * \(Instants.spacing << 16) FROM number)
      SELECT n, id, \(id), NULL, \(draw("n", 3)) % \(samples.count), \(draw("n", 4)) % 4,
        CASE WHEN \(draw("n", 5)) % 20 = 0 THEN 1 ELSE 0 END, 0, 0, 99, id FROM drawn
      """)
    try insert("post_like (post_id, person_id, author_id, id)", 0..<people.count) { number in
      "\(newest), \(people.id(number)), \(id), \(newest + 1000 + Int64(number))"
    }
    for statement in postStatements + tagStatements + searchStatements { try bare.run(statement) }
    try insert("follow", "follower_id, followee_id", (0..<people.count).map { ($0, star) })
    for statement in noticeStatements(readBefore: 0, ofFollowers: star) + countStatements {
      try bare.run(statement)
    }
    try finish()
    return newest
  }
}

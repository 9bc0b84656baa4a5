import AppValues
import SocialCredentials

extension Network {
  private static let followsOfOthers = 10

  func insertPeople(_ passwordHash: String) throws {
    try insertPersons(0..<people.count, passwordHash)
    try insertSessions(Array(People.writers) + viewers)
    try insertViewers()
  }

  func insertPersons(_ numbers: Range<Int>, _ passwordHash: String) throws {
    let columns = """
      person (id, handle, handle_folded, name, name_folded, bio, is_locked, created_at, post_count,
        follower_count, following_count)
      """
    try insert(columns, numbers) { number in
      let (handle, name) = (people.handle(number), people.name(number))
      return """
        \(people.id(number)), '\(handle)', '\(handle)', '\(name)', '\(SearchText.searchable(name))', '', 0,
        \(people.id(number) >> 16), 0, 0, 0
        """
    }
    let account = "account (person_id, email, email_folded, password_hash, language, confirmed_at)"
    try insert(account, numbers) { number in
      let email = "\(people.handle(number))@example.com"
      return """
        \(people.id(number)), '\(email)', '\(email)', '\(passwordHash)', 'en', \(people.id(number) >> 16)
        """
    }
    let key = kind == .sqlite ? "rowid" : "id"
    try insert("person_search (\(key), tokens)", numbers) { number in
      "\(people.id(number)), \(tokens(SearchText.tokens("\(people.handle(number)) \(people.name(number))")))"
    }
  }

  func insertSessions(_ numbers: [Int]) throws {
    try insert("session (id, person_id, token_hash, created_at)", numbers) { number in
      let hash = AccessToken.hash(people.token(number))
      return "\(people.id(number) + 1), \(people.id(number)), '\(hash)', \(Instants.signUps)"
    }
  }

  func insertViewers() throws {
    try bare.run("CREATE TEMPORARY TABLE viewer (n \(key), person_id BIGINT NOT NULL)")
    try insert("viewer (n, person_id)", viewers.indices) { "\($0), \(people.id(viewers[$0]))" }
  }

  private var viewers: [Int] { ViewerKind.allCases.flatMap { Array(people.viewers($0)) } }

  /// Follows; and for every fifth viewer of a kind people whom they mute, some of them followed, and people
  /// whom they block.
  func insertRelations() throws {
    var random = SeededRandom(seed: 2)
    var follows: [(Int, Int)] = []
    let kinds = Dictionary(
      uniqueKeysWithValues: ViewerKind.allCases.flatMap { kind in people.viewers(kind).map { ($0, kind) } })
    let viewers = Set(kinds.keys)
    var (mutes, blocks): ([(Int, Int)], [(Int, Int)]) = ([], [])
    for number in 0..<people.count {
      if let kind = kinds[number] {
        let followed = people.followed(by: number, kind, &random)
        follows += followed.sorted().map { (number, $0) }
        guard number.isMultiple(of: 5) else { continue }
        mutes += some(except: [number], &random).map { (number, $0) }
        blocks += some(except: followed.union([number]), &random).map { (number, $0) }
      } else {
        // The viewers are followed by no one: whom one blocks does not follow.
        follows += some(except: viewers.union([number]), &random).map { (number, $0) }
      }
    }
    try insert("follow", "follower_id, followee_id", follows)
    try insert("mute", "muter_id, muted_id", mutes, ("hears", "0"))
    try insert("block", "blocker_id, blocked_id", blocks)
  }

  /// Some people, sooner busy ones.
  private func some(except others: some Collection<Int>, _ random: inout SeededRandom) -> [Int] {
    let some = (0..<Self.followsOfOthers).map { _ in
      people.number(at: Double.random(in: 0..<1, using: &random))
    }
    return Set(some).subtracting(others).sorted()
  }

  func insert(
    _ table: String, _ columns: String, _ pairs: [(Int, Int)], _ more: (column: String, value: String)? = nil
  ) throws {
    let (column, value) = more.map { (", \($0.column)", ", \($0.value)") } ?? ("", "")
    try insert("\(table) (\(columns), id\(column))", pairs.indices) { place in
      let (one, other) = pairs[place]
      return "\(people.id(one)), \(people.id(other)), \((Instants.follows + Int64(place)) << 16)\(value)"
    }
  }
}

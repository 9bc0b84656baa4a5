public import Entities
import Foundation
import PostText

/// The rules of asking for people and posts.
public struct SearchInteractor: Sendable {
  /// How many characters a query may have.
  public static let lengths = 2...100

  private let repository: any SearchRepository

  /// Asks `repository`.
  public init(repository: any SearchRepository) {
    self.repository = repository
  }

  /// The query that somebody entered.
  ///
  /// Throws `invalid(.query, …)` when it is empty, too short, too long or not printable.
  public func query(_ entered: String) throws(SocialError) -> SearchQuery {
    var text =
      entered
      .trimmingCharacters(in: .whitespacesAndNewlines)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .precomposedStringWithCanonicalMapping
    // Japanese keyboards enter the wide forms of the two marks.
    if text.hasPrefix("＠") { text = "@" + text.dropFirst() }
    if text.hasPrefix("＃") { text = "#" + text.dropFirst() }
    let scope: SearchScope? =
      if text.hasPrefix("@") { .people } else if text.hasPrefix("#") { .posts } else { nil }
    let peopleText = scope == .people ? String(text.dropFirst()).trimmingCharacters(in: .whitespaces) : text
    try check(peopleText)
    return SearchQuery(text: text, scope: scope, peopleText: peopleText)
  }

  /// A page of the people whom an entered query finds.
  ///
  /// Throws `invalid(.query, …)`, and what the repository throws.
  public func people(
    matching entered: String, _ request: PageRequest
  ) async throws(SocialError) -> Page<User> {
    try await repository.people(matching: try query(entered).peopleText, request)
  }

  /// A page of the posts that an entered query finds, newest first.
  ///
  /// Throws `invalid(.query, …)`, and what the repository throws.
  public func posts(
    matching entered: String, _ request: PageRequest
  ) async throws(SocialError) -> Page<Post> {
    try await repository.posts(matching: try query(entered).text, request)
  }

  /// The people found after those in `results`: as many pages as it takes to have `count` altogether.
  func people(
    _ query: SearchQuery, after results: SearchResults<User>? = nil, upTo count: Int
  ) async throws(SocialError) -> SearchResults<User> {
    try await read(after: results, upTo: count) {
      [repository] (request) async throws(SocialError) -> Page<User> in
      try await repository.people(matching: query.peopleText, request)
    }
  }

  /// The posts found after those in `results`: as many pages as it takes to have `count` altogether.
  func posts(
    _ query: SearchQuery, after results: SearchResults<Post>? = nil, upTo count: Int
  ) async throws(SocialError) -> SearchResults<Post> {
    try await read(after: results, upTo: count) {
      [repository] (request) async throws(SocialError) -> Page<Post> in
      try await repository.posts(matching: query.text, request)
    }
  }

  private func read<Item>(
    after results: SearchResults<Item>?, upTo count: Int,
    _ page: @Sendable (PageRequest) async throws(SocialError) -> Page<Item>
  ) async throws(SocialError) -> SearchResults<Item> {
    var items = results?.items ?? []
    var known = Set(items.map(\.id))
    var position = results?.next.map(PageRequest.Position.before) ?? .first
    while true {
      let page = try await page(PageRequest(position, limit: count - items.count))
      items += page.items.filter { known.insert($0.id).inserted }
      guard items.count < count, let next = page.older else {
        return SearchResults(items: items, next: page.older)
      }
      position = .before(next)
    }
  }

  private func check(_ text: String) throws(SocialError) {
    if text.isEmpty { throw .invalid(.query, .empty) }
    if text.count < Self.lengths.lowerBound {
      throw .invalid(.query, .tooShort(minimum: Self.lengths.lowerBound))
    }
    if !Printable.isPrintable(text) { throw .invalid(.query, .unprintable) }
    let excess = text.count - Self.lengths.upperBound
    if excess > 0 {
      throw .invalid(.query, .tooLong(maximum: Self.lengths.upperBound, excess: excess))
    }
  }
}

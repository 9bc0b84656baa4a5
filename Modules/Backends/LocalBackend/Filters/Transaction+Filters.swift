import AppValues
import Entities
import Filters
import SocialDatabase
import SocialLocalStore

/// Says of posts which of the viewer's filters match them.
struct FilterMarking {
  /// Nil for a viewer without filters.
  fileprivate let matcher: FilterMemory?
  fileprivate let viewer: Int64
  fileprivate let now: Timestamp

  /// The post, with the filters that match it. One's own posts are never filtered.
  func marked(_ post: Post) -> Post {
    guard let matcher, post.author.id != ID(viewer) else { return post }
    let matches = matcher.matches(post)
    if matches.isEmpty { return post }
    var post = post
    post.filters = matches.filter { $0.settings.stands(at: now) }
    return post
  }
}

extension Transaction {
  /// What says of posts which of the viewer's filters match them.
  func filterMarking() throws(AppError) -> FilterMarking {
    FilterMarking(matcher: filters == 0 ? nil : try filterMemory(), viewer: viewer, now: now)
  }

  private func filterMemory() throws(AppError) -> FilterMemory {
    if let known = known?.filters(filters) { return known }
    let memory = FilterMemory(try connection.filters(of: [viewer]).ofOne)
    known?.remember(memory, filters)
    return memory
  }

  /// Whether someone has filters that may keep notices from them: a condition on their id.
  func filtersNotices(of person: SQL) -> SQL {
    "EXISTS (SELECT 1 FROM post_filter f WHERE f.person_id = \(person)\(hidesNotices))"
  }

  /// ` AND …`: the filters `f` that hide notices at present.
  private var hidesNotices: SQL {
    """
     AND f.action = \(FilterAction.hide.number) AND (f.contexts & \(FilterContext.notifications.bit)) <> 0
      AND (f.expires_at IS NULL OR f.expires_at > \(now.milliseconds))
    """
  }

  /// Those of some people whose filters hide notices of a post. No one's own posts are hidden from them.
  func hiding(_ id: Int64, among people: [Int64]) throws(AppError) -> Set<Int64> {
    if people.isEmpty || id == 0 { return [] }
    guard let post = try posts([id])[id] else { return [] }
    let filters = try connection.filters(of: people, where: hidesNotices)
    return Set(
      filters.filter { person, filters in
        ID(person) != post.author.id && !FilterMatcher(filters).matches(post).isEmpty
      }.keys)
  }
}

import AppValues
import Entities
import PostText
import SocialDatabase
import SocialLocalStore
import Timeline

// How each kind of timeline is read: all that the database knows of a kind is in this file,
// but how the choices of posts in `Interest.Posts` meet changes (`ChangeReach`).

extension Transaction {
  /// A page of a timeline.
  func page(of kind: TimelineKind, _ range: KeyRange) throws(AppError) -> Page<TimelineItem> {
    switch kind {
    case .popular: return try popular(range)
    case .bookmarks: return try marked("bookmark", range)
    case .likes: return try marked("post_like", range)
    case .home, .everyone, .user, .list, .hashtag:
      let page: Page<ItemRow>? = try selected(kind, range)
      return page?.map(\.item) ?? .empty
    }
  }

  /// A page of a timeline of items that a statement selects; nil for other kinds, whose items are found in other ways.
  func selected<Found: SelectedRow>(_ kind: TimelineKind, _ range: KeyRange) throws(AppError) -> Page<Found>?
  {
    switch kind {
    case .home: try home(range)
    case .everyone: try page(range, .listed)
    case .user(let id, let posts): try page(range, posts.selection, of: try id.number())
    case .list(let id): try page(range, of: try id.number())
    case .hashtag(let selection): try tagged(selection, range)
    case .popular, .bookmarks, .likes: nil
    }
  }

  /// The items by which a post may be in a timeline; only a few if many people shared it.
  func items(of post: Int64, in kind: TimelineKind) throws(AppError) -> [Int64] {
    let sharers: SQL
    switch kind {
    case .home:
      sharers = """
        SELECT followee_id FROM follow WHERE follower_id = \(viewer)
        UNION ALL SELECT CAST(\(viewer) AS BIGINT)
        """
    case .list(let list): sharers = "SELECT person_id FROM list_member WHERE list_id = \(try list.number())"
    case .user(let person, _): sharers = "SELECT CAST(\(try person.number()) AS BIGINT)"
    case .everyone, .hashtag: return [post]
    case .popular, .bookmarks, .likes: return []
    }
    return try connection.rows(
      """
      SELECT id FROM (
        SELECT i.id FROM item i WHERE i.id = \(post)
        UNION ALL
        SELECT s.id FROM item s WHERE s.post_id = \(post) AND s.is_share = 1 AND s.actor_id IN (\(sharers))
      ) AS found ORDER BY id LIMIT 5
      """
    ) { row throws(AppError) in row.integer(0) }
  }
}

extension TimelineKind {
  /// Whether only someone signed in has it.
  var isOfMembers: Bool {
    switch self {
    case .home, .list, .bookmarks, .likes: true
    case .everyone, .user, .hashtag, .popular: false
    }
  }

  /// Which changes may bring it something new, or take something from it; nil where nothing is told of that.
  var interest: Interest? {
    switch self {
    case .home: .timeline(.home)
    case .everyone: .timeline(.everyone)
    case .user(let id, _): .timeline(.person(id.numberOrNil))
    case .list(let id): .timeline(.list(id.numberOrNil))
    case .hashtag: .timeline(.hashtags)
    case .popular: nil
    case .bookmarks: .timeline(.own(.bookmarked))
    case .likes: .timeline(.own(.liked))
    }
  }

  /// How its reading position is stored.
  var key: String {
    switch self {
    case .home: "home"
    case .everyone: "everyone"
    case .user(let id, let posts): "user:\(id):\(posts.rawValue)"
    case .list(let id): "list:\(id)"
    case .hashtag(let selection): "tag:\(HashtagName.folded(selection.line))"
    case .popular: "popular"
    case .bookmarks: "bookmarks"
    case .likes: "likes"
    }
  }
}

extension PersonPosts {
  fileprivate var selection: Selection.Kind {
    switch self {
    case .all: .actor
    case .withoutComments: .actorWithoutComments
    case .withPhotos: .actorWithPhotos
    }
  }
}

import Entities
import PostActions
import Timeline

/// A plain model of the network, slow and obvious: what every backend must answer. People and posts go by
/// their numbers.
struct Oracle {
  struct Post {
    let id: ID<Entities.Post>
    let author: Int
    let parent: Int?
    let text: String
    let mentions: [Int]
    var isDeleted = false
    var likes: Set<Int> = []
  }

  /// What stands in timelines, from the oldest to the newest.
  struct Item: Equatable {
    let post: Int
    let actor: Int
    let isShare: Bool
  }

  struct Notice: Equatable {
    let recipient: Int
    let kind: NoticeKind
    let actor: Int
    let post: Int?
    var isStanding = true
    var isRead = false
  }

  struct Follow: Equatable {
    let follower: Int
    let followee: Int
  }

  var posts: [Post] = []
  var items: [Item] = []
  var notices: [Notice] = []
  var follows: [Follow] = []

  mutating func publish(
    _ id: ID<Entities.Post>, by author: Int, on parent: Int?, _ text: String, mentions: [Int]
  ) {
    let post = posts.count
    posts.append(Post(id: id, author: author, parent: parent, text: text, mentions: mentions))
    items.append(Item(post: post, actor: author, isShare: false))
    let answered = parent.map { posts[$0].author }
    if let answered { tell(answered, .comment, by: author, post) }
    for person in mentions where person != answered { tell(person, .mention, by: author, post) }
  }

  mutating func setLiked(_ liked: Bool, _ post: Int, by person: Int) {
    if liked {
      if posts[post].likes.insert(person).inserted { tell(posts[post].author, .like, by: person, post) }
    } else if posts[post].likes.remove(person) != nil {
      takeBack(posts[post].author, .like, by: person, post)
    }
  }

  mutating func setShared(_ shared: Bool, _ post: Int, by person: Int) {
    let item = Item(post: post, actor: person, isShare: true)
    if shared && !items.contains(item) {
      items.append(item)
      tell(posts[post].author, .share, by: person, post)
    } else if !shared && items.contains(item) {
      items.removeAll { $0 == item }
      takeBack(posts[post].author, .share, by: person, post)
    }
  }

  mutating func setFollowing(_ following: Bool, _ followee: Int, by follower: Int) {
    let follow = Follow(follower: follower, followee: followee)
    if following && !follows.contains(follow) {
      follows.append(follow)
      tell(followee, .follow, by: follower, nil)
    } else if !following && follows.contains(follow) {
      follows.removeAll { $0 == follow }
      takeBack(followee, .follow, by: follower, nil)
    }
  }

  mutating func delete(_ post: Int) {
    posts[post].isDeleted = true
    items.removeAll { $0.post == post }
    notices.removeAll { $0.post == post }
  }

  mutating func readAll(_ person: Int) {
    for index in notices.indices where notices[index].recipient == person && notices[index].isStanding {
      notices[index].isRead = true
    }
  }

  private mutating func tell(_ recipient: Int, _ kind: NoticeKind, by actor: Int, _ post: Int?) {
    if recipient == actor { return }
    if let known = notice(recipient, kind, by: actor, post) {
      notices[known].isStanding = true
    } else {
      notices.append(Notice(recipient: recipient, kind: kind, actor: actor, post: post))
    }
  }

  private mutating func takeBack(_ recipient: Int, _ kind: NoticeKind, by actor: Int, _ post: Int?) {
    if let known = notice(recipient, kind, by: actor, post) { notices[known].isStanding = false }
  }

  private func notice(_ recipient: Int, _ kind: NoticeKind, by actor: Int, _ post: Int?) -> Int? {
    notices.firstIndex {
      $0.recipient == recipient && $0.kind == kind && $0.actor == actor && $0.post == post
    }
  }
}

import AppValues
import Entities
import PostText
import Timeline

/// Hashtags, and lists of people.
extension Oracle {
  mutating func setFollowed(_ followed: Bool, _ tag: String, by person: Int) {
    let interest = Interest(person: person, tag: HashtagName.folded(tag))
    if !followed {
      interests.removeAll { $0 == interest }
    } else if !interests.contains(interest) {
      interests.append(interest)
    }
  }

  mutating func add(_ person: Int, to list: Int) -> AppError? {
    guard follows(lists[list].owner, person) else { return .forbidden }
    if !lists[list].members.contains(person) { lists[list].members.append(person) }
    return nil
  }

  mutating func remove(_ person: Int, from list: Int) {
    lists[list].members.removeAll { $0 == person }
  }

  mutating func set(_ settings: ListSettings, of list: Int) {
    lists[list].settings = settings
  }

  /// Whether someone keeps a person's posts out of home.
  func keepsApart(_ viewer: Int, _ person: Int) -> Bool {
    lists.contains { $0.owner == viewer && $0.settings.isExclusive && $0.members.contains(person) }
  }

  /// Whether a list shows an item by the comments that its owner chose.
  func shows(_ item: Item, in list: List) -> Bool {
    guard !item.isShare, let author = answered(item.post), author != list.owner else { return true }
    return switch list.settings.comments {
    case .onFollowed: true
    case .onMembers: list.members.contains(author)
    case .onNoOneElse: false
    }
  }

  /// Whether a hashtag that someone follows brings a post to their home.
  func brings(_ post: Int, home viewer: Int) -> Bool {
    tags(of: post).contains { interests.contains(Interest(person: viewer, tag: $0)) }
  }

  func tagged(_ selection: HashtagSelection, for viewer: Int?) -> [SeenPost] {
    let (any, all, none) = (
      selection.any.map(HashtagName.folded), selection.all.map(HashtagName.folded),
      selection.none.map(HashtagName.folded)
    )
    return items.reversed().filter { item in
      let tags = tags(of: item.post)
      return !item.isShare && !tags.isEmpty && comesAcross(viewer, item)
        && (any.isEmpty || any.contains(where: tags.contains)) && all.allSatisfy(tags.contains)
        && !none.contains(where: tags.contains)
    }.map { seen($0.post, by: viewer) }
  }

  /// How many public posts carry a hashtag.
  func postCount(of tag: String) -> Int {
    posts.indices.count { tags(of: $0).contains(HashtagName.folded(tag)) }
  }

  /// The hashtags of public posts that begin so, in the order of their names.
  func hashtags(beginning: String, for viewer: Int?) -> [Hashtag] {
    tagNames.sorted { $0.key < $1.key }.compactMap { folded, name in
      let count = postCount(of: folded)
      guard count > 0, folded.hasPrefix(HashtagName.folded(beginning)) else { return nil }
      let isFollowed = viewer.map { followedTags(by: $0).contains(folded) } ?? false
      return Hashtag(name: name, postCount: count, isFollowed: isFollowed)
    }
  }

  /// A hashtag that nothing else carries is named again by whatever carries it then.
  mutating func nameTags(of post: Int) {
    for name in posts[post].hashtags where posts[post].visibility == .everyone {
      let folded = HashtagName.folded(name)
      if postCount(of: name) == 1 { tagNames[folded] = name }
    }
  }

  /// What a person follows, folded, the latest first.
  func followedTags(by person: Int) -> [String] {
    interests.reversed().filter { $0.person == person }.map(\.tag)
  }

  /// The posts of a person's marks, the latest first.
  func marked(_ marks: [Mark], by person: Int) -> [SeenPost] {
    marks.reversed().filter { $0.person == person && sees(person, $0.post) }
      .map { seen($0.post, by: person) }
  }

  func likers(of post: Int) -> [Int] {
    likes.filter { $0.post == post }.map(\.person)
  }

  /// By what a post is found, folded: public ones alone are.
  private func tags(of post: Int) -> Set<String> {
    let post = posts[post]
    return post.isDeleted || post.visibility != .everyone ? [] : Set(post.hashtags.map(HashtagName.folded))
  }
}

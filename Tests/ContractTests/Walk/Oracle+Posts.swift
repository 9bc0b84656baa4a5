import AppValues
import Entities

/// Posts, and what is done to them.
extension Oracle {
  /// What becomes of a comment on a post, before it is written.
  func answering(_ parent: Int?, by author: Int) -> AppError? {
    parent.flatMap { reaching($0, by: author) }
  }

  /// What becomes of a post with these photos: of the author's, and on no other post, be it one that is still to come.
  func taking(_ photos: [ID<Photo>], on post: Int?) -> AppError? {
    let others =
      posts.indices.filter { $0 != post }.flatMap { keeps($0) } + scheduled.flatMap(\.version.photos)
    return photos.contains(where: others.contains) ? .invalid(.photo, .wrong) : nil
  }

  /// What an app makes of a comment: it is for no more people than what it answers, and one for some names them.
  func address(_ text: inout WalkedText, _ visibility: inout PostVisibility, on parent: Int, by author: Int) {
    let (answered, all) = (posts[parent], PostVisibility.allCases)
    let isLimited = [.followers, .direct].contains(answered.visibility)
    if isLimited, all.firstIndex(of: visibility) ?? 0 < all.firstIndex(of: answered.visibility) ?? 0 {
      visibility = answered.visibility
    }
    guard [.followers, .direct].contains(visibility) else { return }
    let others = visibility == .direct && text.mentions.isEmpty ? answered.mentions : []
    text.address(([answered.author] + others).filter { $0 != author })
  }

  mutating func publish(_ post: Post) {
    let number = posts.count
    posts.append(post)
    posts[number].end = post.version.poll.map { now.adding(seconds: Int64($0.duration)) }
    items.append(Item(post: number, actor: post.author, isShare: false))
    nameTags(of: number)
    file(number)
    tellOfPost(number)
    if post.parent == nil, post.visibility != .direct { tellWatchers(of: number) }
  }

  mutating func edit(
    _ post: Int, by person: Int, _ text: WalkedText, _ photos: [ID<Photo>], _ poll: PollQuestion?
  ) -> AppError? {
    if let error = reaching(post, by: person) { return error }
    guard posts[post].author == person else { return .forbidden }
    if let error = taking(photos, on: post) { return error }
    let dropped = posts[post].mentions.filter { !text.mentions.contains($0) }
    posts[post].earlier.append(posts[post].version)
    change(posts[post].version.poll, to: poll, in: post)
    posts[post].version = Version(text: text.text, photos: photos, poll: poll)
    posts[post].mentions = text.mentions
    posts[post].hashtags = text.hashtags
    nameTags(of: post)
    file(post)
    let answered = answered(post)
    for other in dropped where other != answered { takeBack(other, .mention, by: person, post) }
    if let answered, !sees(answered, post) { takeBack(answered, .comment, by: person, post) }
    tellOfPost(post)
    let sharers = items.filter { $0.post == post && $0.isShare }.map(\.actor)
    for fan in Set(likers(of: post) + sharers) { tell(fan, .edit, by: person, post) }
    return nil
  }

  mutating func delete(_ post: Int, by person: Int) -> AppError? {
    if let error = reaching(post, by: person) { return error }
    guard posts[post].author == person else { return .forbidden }
    posts[post].isDeleted = true
    items.removeAll { $0.post == post }
    notices.removeAll { $0.post == post }
    bookmarks.removeAll { $0.post == post }
    likes.removeAll { $0.post == post }
    pins.removeAll { $0.post == post }
    for filter in filters.indices { filters[filter].posts.removeAll { $0 == post } }
    forgetEmptyInboxes()
    return nil
  }

  mutating func setLiked(_ liked: Bool, _ post: Int, by person: Int) -> AppError? {
    if let error = reaching(post, by: person) { return error }
    let (author, mark) = (posts[post].author, Mark(person: person, post: post))
    if liked {
      if likes.contains(mark) { return nil }
      likes.append(mark)
      tell(author, .like, by: person, post)
    } else if likes.contains(mark) {
      likes.removeAll { $0 == mark }
      takeBack(author, .like, by: person, post)
    }
    return nil
  }

  mutating func setShared(_ shared: Bool, _ post: Int, by person: Int) -> AppError? {
    if let error = reaching(post, by: person) { return error }
    let (author, item) = (posts[post].author, Item(post: post, actor: person, isShare: true))
    if shared {
      switch posts[post].visibility {
      case .everyone, .unlisted: break
      case .followers: if author != person { return .forbidden }
      case .direct: return .forbidden
      }
      if items.contains(item) { return nil }
      items.append(item)
      tell(author, .share, by: person, post)
    } else if items.contains(item) {
      items.removeAll { $0 == item }
      takeBack(author, .share, by: person, post)
    }
    return nil
  }

  /// The person whom a comment answers; nil for a post that stands alone or continues one's own.
  func answered(_ post: Int) -> Int? {
    posts[post].parent.map { posts[$0].author }.flatMap { $0 == posts[post].author ? nil : $0 }
  }

  /// Why someone cannot reach a post.
  func reaching(_ post: Int, by person: Int?) -> AppError? {
    if posts[post].isDeleted { return knowsOfDeleted(person, post) ? .gone : .notFound }
    return sees(person, post) ? nil : .notFound
  }

  /// The photos that a post has, or had before it was edited; with it they go.
  private func keeps(_ post: Int) -> [ID<Photo>] {
    (posts[post].earlier + [posts[post].version]).flatMap(\.photos)
  }

  /// Those whom the post mentions have been told so, where they are to hear of it.
  private mutating func tellWatchers(of post: Int) {
    let author = posts[post].author
    for pair in watches where pair.other == author && follows.contains(pair) {
      if !posts[post].mentions.contains(pair.one) { tell(pair.one, .post, by: author, post) }
    }
  }

  private mutating func tellOfPost(_ post: Int) {
    let (author, answered) = (posts[post].author, answered(post))
    if let answered { tell(answered, .comment, by: author, post) }
    for person in posts[post].mentions where person != answered { tell(person, .mention, by: author, post) }
  }
}

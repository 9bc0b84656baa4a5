public import AppScreens
public import AppValues
public import Entities

/// How to show what is hidden, as a sentence: "w 1 shows the text".
public typealias RevealHint = @Sendable (_ what: String) -> String

/// The rendering of a post, with the same lines on every screen.
public struct PostRendering: Sendable {
  private let words: Words
  private let strings: SocialStrings.Posts
  private let now: Timestamp

  /// Renders in the given words, with ages as of `now`.
  public init(words: Words, now: Timestamp) {
    self.words = words
    strings = words.social.posts
    self.now = now
  }

  /// The lines of a post.
  ///
  /// - Parameters:
  ///   - sharedBy: Who shared it, if that's why it's in the list.
  ///   - context: Whether to say what it replies to. A thread shows that by its order.
  ///   - place: Where it's shown, for the viewer's filters; nil where they don't apply.
  ///   - hint: How to show what a warning or a filter hides, or sensitive photos; nil to show them right away.
  public func lines(
    _ post: Post, sharedBy: Author? = nil, context: Bool = true, in place: FilterContext? = nil,
    hiding hint: RevealHint? = nil
  ) -> [Line] {
    var lines: [Line] = []
    if let sharedBy {
      lines.append(Line(strings.sharedBy(words.person(sharedBy)), .faint))
    }
    lines.append(header(post))
    if context, let parent = post.replyTo {
      lines.append(commentContext(parent))
    }
    if let hint, let fold = post.fold(in: place) {
      lines += [filterLine(fold), hiddenLine(hint(hidden(post)))]
    } else if let hint, let warning = post.warning {
      lines += [warningLine(warning), hiddenLine(hint(hidden(post)))]
    } else {
      lines += content(
        post.content, votes: post.votes, isBlurred: post.match(.blur, in: place) != nil, hidingPhotos: hint)
      lines += post.attachments.map(line)
    }
    let facts = facts(post)
    if !facts.isEmpty { lines.append(Line(facts)) }
    return lines
  }

  /// The lines of a post's `content`, or that of an earlier version.
  ///
  /// - Parameters:
  ///   - votes: How its poll goes; nil for a version that no longer stands.
  ///   - isBlurred: Whether a filter hides its photos, as if they were sensitive.
  ///   - hint: How to show sensitive photos; nil to show them right away.
  public func content(
    _ content: PostContent<Photo>, votes: PollVotes? = nil, isBlurred: Bool = false,
    hidingPhotos hint: RevealHint? = nil
  ) -> [Line] {
    let (text, warning, _, place, poll, photos, isSensitive) = content.parts
    var lines = warning.map { [warningLine($0)] } ?? []
    if !text.isEmpty { lines.append(Line(marking: text)) }
    if let poll { lines += PollRendering(words: words, now: now).lines(poll, votes) }
    lines += self.lines(of: photos, areSensitive: isSensitive, areBlurred: isBlurred, hiding: hint)
    if let place { lines.append(Line(strings.at(place.name), .faint)) }
    return lines
  }

  private func lines(
    of photos: [Photo], areSensitive: Bool, areBlurred: Bool, hiding hint: RevealHint?
  ) -> [Line] {
    guard areSensitive || areBlurred, !photos.isEmpty else { return photos.map(line) }
    if let hint {
      return [hiddenLine(hint(areSensitive ? hiddenSensitive(photos) : hidden(photos)))]
    }
    if !areSensitive { return photos.map(line) }
    return [Line(photos.isFilm ? strings.sensitiveFilm : strings.sensitive, .faint)] + photos.map(line)
  }

  private func hiddenSensitive(_ photos: [Photo]) -> String {
    photos.isFilm ? strings.hiddenSensitiveFilm : strings.hiddenSensitivePhotos(photos.count)
  }

  private func hidden(_ photos: [Photo]) -> String {
    photos.isFilm ? strings.hiddenFilm : strings.hiddenPhotos(photos.count)
  }

  /// The first lines of a post, where it's mentioned and linked to. If it has a warning, that replaces the text; if
  /// it has no text, a photo does.
  ///
  /// - Parameters:
  ///   - post: The post to mention.
  ///   - place: Where it's mentioned, for the viewer's filters; nil where they don't apply.
  ///   - limit: The maximum number of lines, without blank ones.
  ///   - characters: The maximum number of characters in total, as people count them. A cut is marked with `…`.
  public func excerpt(
    _ post: Post, in place: FilterContext? = nil, lines limit: Int = 2, characters: Int = 140
  ) -> [Line] {
    if let fold = post.fold(in: place) { return [filterLine(fold)] }
    if let warning = post.warning { return [warningLine(warning)] }
    let text = excerpt(post.text, lines: limit, characters: characters)
    if text.isEmpty, post.isSensitive, !post.photos.isEmpty {
      return [Line("[\(words.sensitive(post.photos))]", .accent)]
    }
    if !text.isEmpty { return text }
    return post.photos.isEmpty ? post.attachments.prefix(1).map(line) : post.photos.prefix(1).map(line)
  }

  /// The first lines of a text: up to `limit` lines and `characters`; none if the text is blank.
  public func excerpt(_ text: String, lines limit: Int = 2, characters: Int = 140) -> [Line] {
    let all = text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
    if all.isEmpty { return [] }
    var room = characters
    var kept: [String] = []
    for line in all.prefix(limit) where room > 0 {
      kept.append(String(line.prefix(room)))
      room -= line.count
    }
    if room < 0 || kept.count < all.count { kept[kept.count - 1] += "…" }
    return kept.map { Line($0) }
  }

  /// The author of a post and its beginning, in one row.
  ///
  /// - Parameter place: Where it's shown, for the viewer's filters; nil where they don't apply.
  public func quote(_ post: Post, in place: FilterContext? = nil) -> Line {
    quote(post.author, excerpt(post, in: place).map(\.text).joined(separator: " "))
  }

  private func quote(_ author: Author, _ text: String) -> Line {
    let span = TextSpan(
      strings.quote(author.name, text), .faint, words: strings.quoteInWords(author.name, text))
    return Line([span], staysInOneRow: true)
  }

  /// The words for what the warning hides.
  private func hidden(_ post: Post) -> String {
    let photos = hidden(post.photos)
    if post.photos.isEmpty { return strings.text }
    return post.text.isEmpty ? photos : strings.and(strings.text, photos)
  }

  private func hiddenLine(_ hint: String) -> Line {
    Line([TextSpan(hint, .faint, namesNumber: true)])
  }

  private func filterLine(_ match: FilterMatch) -> Line {
    Line(strings.filtered(match.settings.title), .accent)
  }

  private func warningLine(_ warning: String) -> Line {
    Line(strings.warning(warning), .accent)
  }

  private func header(_ post: Post) -> Line {
    var facts = [TextSpan(words.ago(post.createdAt, now: now), .faint)]
    if post.editedAt != nil { facts.append(TextSpan(strings.edited, .faint)) }
    if post.visibility != .everyone { facts.append(TextSpan(words.name(of: post.visibility), .faint)) }
    switch post.delivery {
    case .sent: break
    case .waiting: facts.append(TextSpan(strings.waiting, .accent))
    case .failed: facts.append(TextSpan(strings.notSent, .alert))
    }
    return Line(
      [TextSpan(post.author.name, .strong), TextSpan(" @\(post.author.handle)", .faint)],
      trailing: facts.joinedByDots)
  }

  /// The beginning of the post that a comment replies to, in one row; or else its author.
  private func commentContext(_ parent: ReplyReference) -> Line {
    if parent.post == nil { return Line(strings.commentOnAbsent, .faint) }
    guard let author = parent.author else {
      return Line(parent.isUnread ? strings.commentOnUnread : strings.commentOnDeleted, .faint)
    }
    guard let excerpt = parent.excerpt else {
      return Line(strings.commentTo(author.name, author.handle), .faint)
    }
    let text = excerpt.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return quote(author, excerpt.isWarning ? strings.warning(text) : text)
  }

  /// The line for a photo: its description. That of a film also says how long it is, and where to see it if it isn't on this
  /// device.
  public func line(_ photo: Photo) -> Line {
    let place = photo.location == nil ? strings.remark(strings.onAnotherDevice) : ""
    let label = TextSpan("[\(words.description(of: photo))\(place)]", .accent)
    guard photo.film != nil, photo.path == nil, let link = photo.location else { return Line([label]) }
    return Line([label, TextSpan(" "), TextSpan(link, .accent, link: link)])
  }

  /// The line for an `attachment`, a part that posts here can't have: what it is, what is said about it, and where to see it.
  public func line(_ attachment: PostAttachment) -> Line {
    let kind = words.name(of: attachment.kind)
    let what = attachment.text.isEmpty ? kind : strings.attachmentOf(kind, excerptInOneRow(attachment.text))
    var spans = [TextSpan("[\(what)]", .accent)]
    if let link = attachment.link { spans += [TextSpan(" "), TextSpan(link, .accent, link: link)] }
    return Line(spans)
  }

  private func excerptInOneRow(_ text: String) -> String {
    excerpt(text, lines: 4).map(\.text).joined(separator: " ")
  }

  /// The counts that aren't zero, and the viewer's marks.
  private func facts(_ post: Post) -> [TextSpan] {
    let counts = words.social.counts
    var numbers: [String] = []
    if post.counts.likes > 0 { numbers.append(counts.likes(post.counts.likes)) }
    if post.counts.comments > 0 { numbers.append(counts.comments(post.counts.comments)) }
    if post.counts.shares > 0 { numbers.append(counts.shares(post.counts.shares)) }
    var own: [String] = []
    if post.marks.isLiked { own.append(strings.liked) }
    if post.marks.isShared { own.append(strings.shared) }
    if post.marks.isBookmarked { own.append(strings.bookmarked) }
    if post.marks.isPinned { own.append(strings.pinned) }
    return (numbers.map { TextSpan($0, .faint) } + own.map { TextSpan($0, .own) }).joinedByDots
  }
}

extension [TextSpan] {
  /// The spans, separated by `·`.
  fileprivate var joinedByDots: [TextSpan] {
    Array(map { [$0] }.joined(separator: [TextSpan(" · ", .faint)]))
  }
}

extension Words {
  /// The name of an `attachment`.
  public func name(of attachment: PostAttachment.Kind) -> String {
    let posts = social.posts
    return switch attachment {
    case .video: posts.video
    case .animation: posts.animation
    case .sound: posts.sound
    case .file: posts.file
    case .quote: posts.quotedPost
    case .page: posts.page
    }
  }

  /// What a photo or a film is, with its description.
  public func description(of photo: Photo) -> String {
    let posts = social.posts
    guard let film = photo.film else {
      return photo.alt.isEmpty ? posts.photoWithoutDescription : posts.photoOf(photo.alt)
    }
    return posts.film(name(of: film.kind), film.duration.map(length), photo.alt)
  }

  /// The name of a kind of film.
  public func name(of kind: Film.Kind) -> String {
    switch kind {
    case .video: social.posts.video
    case .animation: social.posts.animation
    }
  }

  /// What covers photos that may disturb people: how many there are.
  public func sensitive(_ photos: [Photo]) -> String {
    photos.isFilm ? social.posts.sensitiveFilm : social.counts.sensitivePhotos(photos.count)
  }

  /// How long a film is, as players show it: `0:42`.
  private func length(_ milliseconds: Int) -> String {
    let seconds = (milliseconds + 500) / 1000
    return "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
  }

  /// The name of a `visibility`, in a word or two.
  public func name(of visibility: PostVisibility) -> String {
    let posts = social.posts
    return switch visibility {
    case .everyone: posts.everyone
    case .unlisted: posts.unlisted
    case .followers: posts.followers
    case .direct: posts.direct
    }
  }
}

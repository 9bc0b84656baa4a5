public import AppScreens
public import AppValues
public import Entities

/// The one rendering of a post: the same lines wherever it stands.
public struct PostRendering: Sendable {
  private let words: Words
  private let now: Timestamp

  /// Renders in the given words, with ages as of `now`.
  public init(words: Words, now: Timestamp) {
    self.words = words
    self.now = now
  }

  /// The lines of a post.
  ///
  /// - Parameters:
  ///   - sharedBy: Who brought it to this list, when its author did not.
  ///   - context: Whether to say what it is a comment on; a thread shows that by its order.
  ///   - hint: How the reader can see what stands behind a warning, which is hidden then; nil shows it.
  public func lines(
    _ post: Post, sharedBy: Author? = nil, context: Bool = true, hiding hint: String? = nil
  ) -> [Line] {
    var lines: [Line] = []
    if let sharedBy {
      lines.append(
        Line(
          words.pick(
            "Shared by \(sharedBy.name) @\(sharedBy.handle)",
            "\(sharedBy.name) @\(sharedBy.handle) さんが共有"), .faint))
    }
    lines.append(header(post))
    if context, let parent = post.replyTo {
      lines.append(Line(commentContext(parent), .faint))
    }
    if let hint, let warning = post.warning {
      lines += [warningLine(warning), Line(hidden(post, hint), .faint)]
    } else {
      lines += content(post.content)
    }
    let facts = facts(post)
    if !facts.isEmpty { lines.append(Line(facts, .faint)) }
    return lines
  }

  /// The lines of what a post says, or said before it was edited.
  public func content(_ content: PostContent<Photo>) -> [Line] {
    var lines = content.warning.map { [warningLine($0)] } ?? []
    if !content.text.isEmpty { lines.append(Line(content.text)) }
    lines += content.photos.map(line)
    if let place = content.place {
      lines.append(Line(words.pick("At \(place.name)", "場所: \(place.name)"), .faint))
    }
    return lines
  }

  /// The first lines of a post, for places that mention it and link to it: the content warning in place of the
  /// text, and the photos when there is no text.
  ///
  /// - Parameters:
  ///   - lines: The most lines, not counting blank ones.
  ///   - characters: The most characters in all, as people count; a cut is marked with `…`.
  public func excerpt(_ post: Post, lines limit: Int = 2, characters: Int = 140) -> [Line] {
    if let warning = post.warning { return [warningLine(warning)] }
    let text = excerpt(post.text, lines: limit, characters: characters)
    return text.isEmpty ? post.photos.prefix(1).map(line) : text
  }

  /// The first lines of a text, likewise; none of one that is blank.
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

  /// Says what is not shown, and how to see it.
  private func hidden(_ post: Post, _ hint: String) -> String {
    var parts = post.text.isEmpty ? [] : [words.pick("Text", "本文")]
    if !post.photos.isEmpty {
      parts.append(words.count(post.photos.count, "photo", "photos", "写真", counter: "枚"))
    }
    let what = parts.joined(separator: words.pick(" and ", "と"))
    return words.pick("\(what) hidden: \(hint)", "\(what)を隠しています。\(hint)。")
  }

  private func warningLine(_ warning: String) -> Line {
    Line(words.warning(of: warning), .accent)
  }

  private func header(_ post: Post) -> Line {
    var spans = [
      TextSpan(post.author.name, .strong), TextSpan(" @\(post.author.handle)", .accent),
      TextSpan(" · \(words.ago(post.createdAt, now: now))", .faint),
    ]
    if post.editedAt != nil { spans.append(TextSpan(words.pick(" · edited", " · 編集済み"), .faint)) }
    if post.visibility != .everyone {
      spans.append(TextSpan(" · \(words.name(of: post.visibility))", .faint))
    }
    switch post.delivery {
    case .sent: break
    case .waiting: spans.append(TextSpan(words.pick(" · waiting to be sent", " · 送信待ち"), .accent))
    case .failed: spans.append(TextSpan(words.pick(" · not sent", " · 送信できませんでした"), .accent))
    }
    return Line(spans)
  }

  private func commentContext(_ parent: ReplyReference) -> String {
    guard let author = parent.author else {
      return words.pick("Comment on a deleted post", "削除された投稿へのコメント")
    }
    return words.pick("Comment to @\(author.handle)", "@\(author.handle) さんへのコメント")
  }

  /// What a photo shows, in place of it.
  public func line(_ photo: Photo) -> Line {
    let what =
      photo.alt.isEmpty
      ? words.pick("Photo without description", "説明のない写真")
      : words.pick("Photo: \(photo.alt)", "写真: \(photo.alt)")
    let place =
      photo.location == nil ? words.pick(" (\(words.onAnotherMachine))", "（\(words.onAnotherMachine)）") : ""
    return Line("[\(what)\(place)]", .accent)
  }

  /// Counts other than zero, and what of them is the viewer's doing.
  private func facts(_ post: Post) -> String {
    var facts: [String] = []
    if post.counts.likes > 0 {
      facts.append(words.count(post.counts.likes, "like", "likes", "いいね"))
    }
    if post.counts.comments > 0 {
      facts.append(words.count(post.counts.comments, "comment", "comments", "コメント"))
    }
    if post.counts.shares > 0 {
      facts.append(words.count(post.counts.shares, "share", "shares", "共有"))
    }
    if post.marks.isLiked { facts.append(words.pick("you like this", "いいね済み")) }
    if post.marks.isShared { facts.append(words.pick("you shared this", "共有済み")) }
    if post.marks.isBookmarked { facts.append(words.pick("bookmarked", "ブックマーク済み")) }
    if post.marks.isPinned { facts.append(words.pick("pinned", "固定済み")) }
    return facts.joined(separator: " · ")
  }
}

extension Words {
  /// Who may see a post, in a word or two.
  public func name(of visibility: PostVisibility) -> String {
    switch visibility {
    case .everyone: pick("public", "公開")
    case .unlisted: pick("unlisted", "未収載")
    case .followers: pick("followers only", "フォロワー限定")
    case .direct: pick("direct", "ダイレクト")
    }
  }
}

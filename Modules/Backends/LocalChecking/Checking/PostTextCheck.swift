import AppValues
import SocialBackend
import SocialDatabase
import SocialLocalStore

/// Compares what is derived from the texts of posts with these, page by page: hashtags, mentions and their order, and
/// the search index.
struct PostTextCheck {
  /// A fault of a post.
  enum Fault {
    case hashtags(Int64, found: String, right: String)
    case tags(PostTexts.StoredText, found: [String], IndexedText)
    case position(Int64, PostTexts.Mention, right: Int64)
    /// A mention of someone the text doesn't name.
    case unnamed(Int64, PostTexts.Mention)
    case lostPhoto(Int64, String)
    case tokens(IndexComparison.Fault)
  }

  private let connection: any SQLConnection

  init(_ connection: any SQLConnection) {
    self.connection = connection
  }

  func findings(_ report: CheckReport) throws(AppError) -> [CheckFinding] {
    let total = try connection.first("SELECT COUNT(*) FROM post") { row throws(AppError) in row.int(0) }
    var (findings, index) = (LimitedFindings(), IndexComparison(.posts, connection))
    var (last, count) = (0 as Int64?, 0)
    while let begin = last {
      let page = try PostTexts(after: begin, connection)
      for fault in try faults(page, after: begin, &index) { findings.add(fault.finding) }
      last = page.end
      count += page.posts.count
      report(CheckProgress(posts: count, of: total ?? count))
    }
    for fault in try index.rest() { findings.add(Fault.tokens(fault).finding) }
    return findings.all
  }

  /// The faults in a page of posts, except those of SQLite's index.
  func faults(
    _ page: PostTexts, after begin: Int64, _ index: inout IndexComparison
  ) throws(AppError) -> [Fault] {
    let entries = page.posts.map { post in
      IndexComparison.Entry(id: post.id, tokens: post.isStanding ? post.found.tokens(of: post.author) : nil)
    }
    return try page.posts.flatMap { faults($0, page) }
      + index.compare(entries, from: begin, to: page.end).map(Fault.tokens)
  }

  private func faults(_ post: PostTexts.StoredText, _ page: PostTexts) -> [Fault] {
    var faults = page.lostPhotos[post.id, default: []].map { Fault.lostPhoto(post.id, $0) }
    let hashtags = post.found.hashtags.joined(separator: " ")
    if !hashtags.isSame(as: post.hashtags) {
      faults.append(.hashtags(post.id, found: post.hashtags, right: hashtags))
    }
    let (tags, right) = (page.tags[post.id] ?? [], post.isStanding ? post.found.tags.folded : [])
    if Set(tags) != Set(right) || tags.count != right.count {
      faults.append(.tags(post, found: tags, post.isStanding ? post.found : IndexedText("")))
    }
    return faults + positions(page.mentions[post.id] ?? [], post, page.hosts)
  }

  private func positions(
    _ mentions: [PostTexts.Mention], _ post: PostTexts.StoredText, _ hosts: OwnHosts
  ) -> [Fault] {
    let handles = post.found.handles.compactMap(hosts.handle)
    let positions = Dictionary(handles.enumerated().map { ($1, $0) }) { first, _ in first }
    let named = mentions.filter { positions[$0.handle] != nil }
      .sorted { positions[$0.handle, default: 0] < positions[$1.handle, default: 0] }
    let others = mentions.filter { positions[$0.handle] == nil }
    let unnamed = others.filter { !isNamedByEarlierRules($0, in: post.text) }
    // If some were named by earlier rules, those determine the order, too.
    let ordered = unnamed.count < others.count ? [] : named
    return unnamed.map { Fault.unnamed(post.id, $0) }
      + ordered.enumerated().compactMap { index, mention in
        mention.position == Int64(index) ? nil : .position(post.id, mention, right: Int64(index))
      }
  }

  /// Whether an `@` and the handle occur in the text at all: posts of earlier versions still mention the people they did.
  private func isNamedByEarlierRules(_ mention: PostTexts.Mention, in text: String) -> Bool {
    let text = text.lowercased()
    return ["@", "＠"].contains { text.contains($0 + mention.handle) }
  }
}

extension PostTextCheck.Fault {
  var finding: CheckFinding {
    switch self {
    case .hashtags(let post, let found, let right):
      CheckFinding(
        .differing, in: "post.hashtags", "post \(post): hashtags is “\(found)”, should be “\(right)”")
    case .tags(let post, let found, let right):
      CheckFinding(
        .differing, in: "post_tag",
        "post \(post.id): post_tag has “\(found.joined(separator: " "))”, should have “\(right.tags.folded.joined(separator: " "))”"
      )
    case .position(let post, let mention, let right):
      CheckFinding(
        .differing, in: "mention.position",
        "mention \(post) \(mention.person): position is \(mention.position), should be \(right)")
    case .unnamed(let post, let mention):
      CheckFinding(
        .contradictory, in: "mention: not in the post's text",
        "mention \(post) \(mention.person): the post's text doesn't mention them")
    case .lostPhoto(let post, let photo):
      CheckFinding(
        .orphaned, in: "revision.photos", "revision of post \(post): photo \(photo) isn't one of its photos")
    case .tokens(let fault): fault.finding(.posts)
    }
  }
}

extension IndexComparison.Fault {
  func finding(_ index: SearchIndex) -> CheckFinding {
    CheckFinding(
      .differing, in: "\(index.name).tokens", "\(index.name) \(id): indexes the wrong words")
  }
}

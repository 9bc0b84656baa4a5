import AppValues
import Entities
import Hummingbird
import MastodonAPI
import Post
import PostText
import Profile
import SocialBackend
import Timeline

/// The pages of people, public posts and hashtags, which anyone can read without an app.
struct PublicPages: Sendable {
  let routes: PageRoutes
  private var pages: Pages { routes.pages }
  private var parts: ServerParts { routes.parts }
  private var repositories: Repositories { parts.callers.anonymous }

  func add(to router: Router<ServerContext>) {
    routes.get("/", on: router) { page in try await home(page) }
    routes.get("/@{handle}", on: router) { page in try await profile(page) }
    routes.get("/@{handle}/:id", on: router) { page in try await post(page) }
    routes.get("/@{handle}/tagged/:name", on: router) { page in try await tagged(page) }
    routes.get("/tags/:name", on: router) { page in try await hashtag(page) }
  }

  private func home(_ page: PageCall) async throws -> Response {
    let (strings, title) = (page.strings, parts.options.title)
    let posts = try await timelines.page(.everyone, page.posts)
    var values = values(posts, at: "/", page)
    if case .before = page.posts.position {
      values["hidden"] = true
      return pages.sharedPage(.list, strings.older, values, for: page)
    }
    values.merge([
      "wide": true, "description": strings.about, "text": strings.about, "apps": PageApps.values(strings),
    ]) { $1 }
    if let member = page.member {
      values["account"] = strings.signedInAs(member.session.handle)
      values["own"] = "/@\(member.session.handle)"
      return pages.guardedPage(.home, title, values, for: page)
    }
    values["canSignIn"] = true
    values["canSignUp"] = parts.options.registration != .no
    return pages.sharedPage(.home, title, values, for: page)
  }

  private func profile(_ page: PageCall) async throws(AppError) -> Response {
    let (handle, strings) = (page.names["handle"] ?? "", page.strings)
    do throws(AppError) {
      return try await profile(of: try await repositories.profile.user(handle: handle), page)
    } catch .notFound {
      let suspended = try await parts.backend.suspensions.account(handle: handle)
      if suspended == nil { throw AppError.notFound }
      return pages.notice(strings.suspended, strings.suspendedText, for: page.request, status: .notFound)
    }
  }

  private func profile(of user: User, _ page: PageCall) async throws(AppError) -> Response {
    let posts = try await timelines.page(.user(user.id, .withoutComments), page.posts)
    let account = mapping.account(user)
    let words = words(page)
    let values: [String: Any] = [
      "wide": true, "description": user.bio, "hidden": !user.isIndexable, "name": user.name,
      "handle": user.handle, "avatar": account.avatar,
      "header": mapping.address(of: user.header?.location) ?? "",
      "bio": account.note, "hasFields": !account.fields.isEmpty,
      "fields": zip(user.fields, account.fields).map { ["label": $0.label, "value": $1.value] },
      "numbers": words.numbers(user), "joined": words.joined(user),
    ]
    return pages.sharedPage(
      .profile, "\(user.name) (@\(user.handle))",
      values.merging(self.values(posts, at: "/@\(user.handle)", page)) { $1 }, for: page)
  }

  private func post(_ page: PageCall) async throws -> Response {
    let id = ID<TimelineItem>(page.names["id"] ?? "")
    guard let item = try await repositories.timelineItems.orUnsupported().items([id]).first else {
      throw AppError.notFound
    }
    let post = item.post
    // A link with another handle leads to the same post.
    if page.names["handle"]?.lowercased() != post.author.handle.lowercased(), item.sharedBy == nil {
      return .seeOther("/@\(post.author.handle)/\(post.id)")
    }
    let context = try await PostContextInteractor(
      contexts: try repositories.postContexts.orUnsupported(), viewer: .anonymous
    ).context(of: post.id)
    let cards = cards(page)
    return pages.sharedPage(
      .post, words(page).title(of: post),
      [
        "heading": page.strings.post(post.author.name),
        "description": post.warning ?? String(post.text.prefix(200)),
        "hidden": try await isHidden(item), "above": context.ancestors.map { cards.card($0) },
        "post": [cards.card(post, sharedBy: item.sharedBy).merging(["isMain": true]) { $1 }],
        "hasComments": !context.descendants.isEmpty, "comments": context.descendants.map { cards.card($0) },
      ],
      for: page)
  }

  /// Whether search engines have to leave a post out, because it isn't for everyone or its author doesn't want to
  /// be found.
  private func isHidden(_ item: TimelineItem) async throws(AppError) -> Bool {
    if item.post.visibility != .everyone { return true }
    let people = [item.post.author.id] + (item.sharedBy.map { [$0.id] } ?? [])
    return try await repositories.people.orUnsupported().users(people).contains { !$0.isIndexable }
  }

  /// Someone's posts with a hashtag.
  private func tagged(_ page: PageCall) async throws -> Response {
    guard let name = HashtagName(page.names["name"] ?? "") else { throw AppError.notFound }
    let user = try await repositories.profile.user(handle: page.names["handle"] ?? "")
    let posts = try await repositories.timelineItems.orUnsupported().items(
      by: user.id, PersonItems(withoutShares: true, hashtag: name.text),
      page.posts)
    var values = values(posts, at: "/@\(user.handle)/tagged/\(name.folded.percentEncoded)", page)
    values["hidden"] = !user.isIndexable
    return pages.sharedPage(
      .list, "#\(name.text) · \(user.name) (@\(user.handle))", values, for: page)
  }

  /// The posts with a hashtag. Search engines leave this page out, since some of the people may not want to be
  /// found.
  private func hashtag(_ page: PageCall) async throws -> Response {
    guard let name = HashtagName(page.names["name"] ?? "") else { throw AppError.notFound }
    let posts = try await timelines.page(.hashtag(HashtagSelection(any: [name.text])), page.posts)
    var values = values(posts, at: "/tags/\(name.folded.percentEncoded)", page)
    values["hidden"] = true
    return pages.sharedPage(.list, "#\(name.text)", values, for: page)
  }

  private var timelines: TimelineInteractor {
    TimelineInteractor(repository: repositories.timeline, readingPositions: nil)
  }

  private func words(_ page: PageCall) -> PageWords { PageWords(Pages.language(of: page.request)) }

  private func cards(_ page: PageCall) -> PostCards { PostCards(mapping: mapping, words: words(page)) }

  /// Writes addresses without the host, so that links stay on the host under which the page was opened.
  private var mapping: MastodonMapping {
    MastodonMapping(site: parts.site.relative, mediaFolder: parts.mapping.mediaFolder)
  }

  /// The values of a page of posts.
  ///
  /// - Parameter address: The address of the page with the newest posts.
  private func values(_ posts: Page<TimelineItem>, at address: String, _ page: PageCall) -> [String: Any] {
    let isFirst = page.posts.position == .first
    return [
      "posts": cards(page).cards(posts.items), "newest": isFirst ? "" : address,
      "older": posts.older.map { "\(address)?max_id=\($0.rawValue.percentEncoded)" } ?? "",
    ]
  }
}

extension PageCall {
  /// The page of posts that is requested; the newest if that can't be read.
  fileprivate var posts: PageRequest {
    let place = Cursor(text("max_id"))
    return PageRequest(place.wholeNumber == nil ? .first : .before(place), limit: 20)
  }
}

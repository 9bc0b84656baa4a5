import AppScreens
import AppValues
import Entities
import Hummingbird
import MastodonAPI
import Post
import PostActions
import PostText
import Profile
import SocialBackend
import Timeline

/// What a link to a person, a public post or a hashtag opens, for anyone: apps aren't needed to read.
struct PublicPages: Sendable {
  let routes: PageRoutes
  private var pages: Pages { routes.pages }
  private var parts: ServerParts { routes.parts }
  private var repositories: Repositories { parts.callers.anonymous }
  private static let pageSize = 20

  func add(to router: Router<ServerContext>) {
    routes.get("/", on: router) { page in try await home(page) }
    routes.get("/@{handle}", on: router) { page in try await profile(page) }
    routes.get("/@{handle}/:id", on: router) { page in try await post(page) }
    routes.get("/@{handle}/tagged/:name", on: router) { page in try await tagged(page) }
    routes.get("/tags/:name", on: router) { page in try await hashtag(page) }
  }

  private func home(_ page: PageCall) async throws -> Response {
    let (strings, title) = (page.strings, parts.options.title)
    let items = try await timelines.page(.everyone, PageRequest(limit: Self.pageSize)).items
    var values: [String: Any] = [
      "text": strings.about, "join": strings.join(title), "posts": items.map { card($0.post, page) },
    ]
    if let member = page.member {
      values["account"] = strings.signedInAs(member.session.handle)
      return pages.page(.home, title, values, PageForm(fields: []), for: page)
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
      let suspended = try await parts.backend.suspensions?.account(handle: handle)
      if suspended == nil { throw AppError.notFound }
      return pages.notice(strings.suspended, strings.suspendedText, for: page.request, status: .notFound)
    }
  }

  private func profile(of user: User, _ page: PageCall) async throws(AppError) -> Response {
    let request = PageRequest(page.position, limit: Self.pageSize)
    let posts = try await timelines.page(.user(user.id, .withoutComments), request)
    let account = form.account(user)
    let words = words(page)
    return pages.sharedPage(
      .profile, "\(user.name) (@\(user.handle))",
      [
        "description": user.bio, "hidden": !user.isIndexable, "avatar": account.avatar, "name": user.name,
        "handle": user.handle,
        "bio": account.note, "hasFields": !account.fields.isEmpty,
        "fields": zip(user.fields, account.fields).map { ["label": $0.label, "value": $1.value] },
        "numbers": words.numbers(user), "posts": posts.items.map { card($0.post, page) },
        "empty": page.strings.noPosts,
        "older": posts.older.map { "/@\(user.handle)?max_id=\($0.rawValue.percentEncoded)" } ?? "",
      ],
      for: page)
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
    return pages.sharedPage(
      .post, words(page).title(of: post),
      [
        "heading": page.strings.post(post.author.name),
        "description": post.warning ?? String(post.text.prefix(200)),
        "hidden": try await isHidden(item), "above": context.ancestors.map { card($0, page) },
        "posts": [card(post, page)], "hasComments": !context.descendants.isEmpty,
        "comments": context.descendants.map { card($0, page) },
      ],
      for: page)
  }

  /// Whether search engines leave a post out: one that isn't for everyone, and one of people who don't want to be found.
  private func isHidden(_ item: TimelineItem) async throws(AppError) -> Bool {
    if item.post.visibility != .everyone { return true }
    let people = [item.post.author.id] + (item.sharedBy.map { [$0.id] } ?? [])
    return try await repositories.people.orUnsupported().users(people).contains { !$0.isIndexable }
  }

  /// What someone posted with a hashtag.
  private func tagged(_ page: PageCall) async throws -> Response {
    guard let name = HashtagName(page.names["name"] ?? "") else { throw AppError.notFound }
    let user = try await repositories.profile.user(handle: page.names["handle"] ?? "")
    let posts = try await repositories.timelineItems.orUnsupported().items(
      by: user.id, PersonItems(withoutShares: true, hashtag: name.text),
      PageRequest(page.position, limit: Self.pageSize))
    return pages.sharedPage(
      .hashtag, "#\(name.text) · \(user.name) (@\(user.handle))",
      [
        "hidden": !user.isIndexable, "posts": posts.items.map { card($0.post, page) },
        "empty": page.strings.noPosts,
        "older": posts.older.map {
          "/@\(user.handle)/tagged/\(name.folded.percentEncoded)?max_id=\($0.rawValue.percentEncoded)"
        } ?? "",
      ],
      for: page)
  }

  /// Search engines leave it out, for some of the people may not want to be found.
  private func hashtag(_ page: PageCall) async throws -> Response {
    guard let name = HashtagName(page.names["name"] ?? "") else { throw AppError.notFound }
    let posts = try await timelines.page(
      .hashtag(HashtagSelection(any: [name.text])), PageRequest(page.position, limit: Self.pageSize))
    return pages.sharedPage(
      .hashtag, "#\(name.text)",
      [
        "hidden": true, "posts": posts.items.map { card($0.post, page) }, "empty": page.strings.noPosts,
        "older": posts.older.map {
          "/tags/\(name.folded.percentEncoded)?max_id=\($0.rawValue.percentEncoded)"
        } ?? "",
      ],
      for: page)
  }

  private var timelines: TimelineInteractor {
    TimelineInteractor(repository: repositories.timeline, readingPlaces: nil)
  }

  private func words(_ page: PageCall) -> PageWords { PageWords(Pages.language(of: page.request)) }

  /// Writes addresses without the host, so that links stay on the name by which the page was opened.
  private var form: MastodonForm {
    MastodonForm(site: parts.site.relative, mediaFolder: parts.form.mediaFolder)
  }

  /// What the template of a post shows.
  private func card(_ post: Post, _ page: PageCall) -> [String: Any] {
    let words = words(page)
    return [
      "avatar": form.avatar(post.author.avatar), "profile": "/@\(post.author.handle)",
      "name": post.author.name, "handle": post.author.handle, "warning": post.warning ?? "",
      "html": ContentHTML(on: form.site, mentioning: post.mentions).html(of: post.text),
      "spoken": post.language ?? "", "covered": words.cover(of: post),
      "photos": post.photos.map { photo($0, of: post, words) },
      "address": "/@\(post.author.handle)/\(post.id)",
      "instant": MastodonDate.text(post.createdAt), "time": words.time(post.createdAt),
      "place": post.place?.name ?? "", "counts": words.counts(post.counts),
    ]
  }

  private func photo(_ photo: Photo, of post: Post, _ words: PageWords) -> [String: Any] {
    let attachment = form.attachment(photo)
    let small = attachment.meta.small
    return [
      "full": attachment.url ?? "", "preview": attachment.previewURL ?? "",
      "alt": words.description(of: photo), "described": photo.alt.isEmpty ? "" : post.language ?? "",
      "width": small?.width ?? photo.width, "height": small?.height ?? photo.height,
    ]
  }
}

extension PageCall {
  /// Where the page of posts lies that is asked for.
  fileprivate var position: PageRequest.Position {
    let cursor = text("max_id")
    return cursor.isEmpty ? .first : .before(Cursor(cursor))
  }
}

import AppValues
import Foundation
import HTTPTypes
import Hummingbird
import MastodonAPI
import NIOCore
import PostText
import SocialBackend
import SocialWebPush

/// What the server says about itself.
struct InstanceRoutes: Sendable {
  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    routes.on(Endpoints.Server.instance) { _ in await instance() }
    routes.on(Endpoints.Server.instanceV1) { _ in try await instanceV1() }
    routes.on(Endpoints.Server.rules) { _ in parts.texts.rules }
    routes.on(Endpoints.Server.peers) { _ in [String]() }
    routes.on(Endpoints.Server.peerSearch) { _ in [String]() }
    // What happened in each week isn't counted.
    routes.on(Endpoints.Server.activity) { _ in
      (await parts.statistics.current()?.weeks ?? []).map { week in
        MastodonActivityWeek(
          week: Int(week.start.milliseconds / 1000), statuses: week.posts, logins: week.people,
          registrations: week.accounts)
      }
    }
    routes.on(Endpoints.Server.languages) { _ in Self.languages }
    routes.on(Endpoints.Server.privacyPolicy) { _ in document(.privacy) }
    routes.on(Endpoints.Server.extendedDescription) { _ in document(.about) }
    routes.on(Endpoints.Server.termsOfService) { _ in try terms() }
    routes.on(Endpoints.Server.termsOfServiceOfDay) { call in try terms(of: call.text("date")) }
    routes.on(Endpoints.Server.nodeInfoLinks) { _ in
      MastodonNodeInfoLinks(href: parts.site.address + "/nodeinfo/2.0")
    }
    routes.on(Endpoints.Server.nodeInfo) { _ in try await nodeInfo() }
    for path in ["/health", "/ready", Endpoints.Streaming.health.path] {
      routes.router.get(RouterPath(path)) { request, context in
        try await health(path, at: parts.address(of: request, context))
      }
    }
  }

  /// `/health` says that the server answers, `/ready` that the database does, too, and whether email is sent.
  private func health(_ path: String, at client: ClientAddress) async throws -> Response {
    await Turns.takeForHealth(at: client)
    var text = "OK"
    if path == "/ready" {
      _ = try await parts.backend.accountCount(upTo: 1)
      let remark = try await ServerMail(of: parts.backend).remark
      if !remark.isEmpty { text += "\n\(remark)\n" }
    }
    return Response(
      status: .ok, headers: [.contentType: "text/plain; charset=utf-8"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }

  /// A text of the operator's; an empty one if there is none.
  private func document(_ kind: OperatorText.Kind) -> MastodonDocument {
    guard let text = parts.texts.text(kind) else {
      return MastodonDocument(updatedAt: ServerVersion.releasedAt)
    }
    return MastodonDocument(updatedAt: text.changedAt, content: text.html(on: parts.site))
  }

  /// The terms of service, which count from the day on which they were written, or earlier ones, as far as they're there.
  ///
  /// Throws `notFound` if there are none, or none of that day.
  private func terms(of day: String? = nil) throws(AppError) -> MastodonTermsOfService {
    let (texts, site) = (parts.texts, parts.site)
    guard let text = texts.text(.terms) else { throw .notFound }
    let latest = CalendarDate(text.changedAt)
    guard let day, day != latest.description else {
      return MastodonTermsOfService(effectiveDate: latest, content: text.html(on: site))
    }
    guard let day = CalendarDate(day), day < latest, let former = texts.terms(from: day) else {
      throw .notFound
    }
    return MastodonTermsOfService(
      effectiveDate: day, content: former.html(on: site),
      succeededBy: texts.daysOfFormerTerms.first { day < $0 && $0 < latest } ?? latest)
  }

  private func instance() async -> MastodonInstance {
    let site = parts.site
    return MastodonInstance(
      domain: site.host, title: parts.options.title, version: ServerVersion.ofAPI,
      sourceURL: site.address + "/",
      description: PageStrings.english.about,
      activeMonth: await parts.statistics.current()?.activeInMonth ?? 0,
      thumbnail: MastodonInstanceThumbnail(url: site.asset("thumbnail.png")),
      icon: [MastodonInstanceIcon(src: site.asset("icon-48.png"), size: "48x48")], languages: ["en", "ja"],
      configuration: MastodonConfiguration(
        urls: MastodonInstanceURLs(
          streaming: site.streaming, about: site.address + OperatorPage.about.path,
          privacyPolicy: address(of: .privacy), termsOfService: address(of: .terms)),
        vapidPublicKey: parts.pushKey.publicKey, statuses: MastodonMapping.statusLimits,
        mediaAttachments: MastodonMapping.mediaLimits(takesFilms: parts.backend.takesFilms),
        polls: MastodonMapping.pollLimits),
      registrations: MastodonRegistrations(
        enabled: parts.options.registration != .no,
        approvalRequired: parts.options.registration == .approval, url: site.address + "/auth/sign_up"),
      apiVersions: ["mastodon": ServerVersion.levelOfAPI], contactEmail: parts.options.contactEmail,
      rules: parts.texts.rules)
  }

  /// The address of a page with a text; nil if there is none.
  private func address(of page: OperatorPage) -> String? {
    page.isThere(parts.texts) ? parts.site.address + page.path : nil
  }

  private func instanceV1() async throws -> MastodonInstanceV1 {
    let site = parts.site
    let statistics = await parts.statistics.current()
    return MastodonInstanceV1(
      uri: site.host, title: parts.options.title, shortDescription: PageStrings.english.about,
      description: PageStrings.english.about, email: parts.options.contactEmail, version: ServerVersion.ofAPI,
      streamingAPI: site.streaming,
      userCount: try await people(statistics), statusCount: statistics?.posts ?? 0,
      thumbnail: site.asset("thumbnail.png"), languages: ["en", "ja"],
      registrations: parts.options.registration != .no,
      approvalRequired: parts.options.registration == .approval, statuses: MastodonMapping.statusLimits,
      mediaAttachments: MastodonMapping.mediaLimits(takesFilms: parts.backend.takesFilms),
      polls: MastodonMapping.pollLimits, rules: parts.texts.rules)
  }

  private func nodeInfo() async throws -> MastodonNodeInfo {
    let statistics = await parts.statistics.current()
    return MastodonNodeInfo(
      softwareVersion: ServerVersion.number, totalUsers: try await people(statistics),
      activeMonth: statistics?.activeInMonth, localPosts: statistics?.posts ?? 0,
      openRegistrations: parts.options.registration == .yes)
  }

  private func people(_ statistics: NetworkStatistics?) async throws(AppError) -> Int {
    if let statistics { return statistics.people }
    return try await parts.backend.accountCount(upTo: 1_000_000)
  }

  /// The languages that a post can be in.
  private static let languages = LanguageRule.codes.map { code in
    MastodonLanguage(code: code, name: Locale(identifier: "en").localizedString(forIdentifier: code) ?? code)
  }
}

/// The version that the server reports.
enum ServerVersion {
  static let number = PackageVersion.text
  /// Clients read it as the version of Mastodon's API, so it begins with that.
  static let ofAPI = "4.4.0 (compatible; SocialConnect \(number))"
  /// The level of Mastodon's API, which says the same as a number; clients show whole screens by either.
  static let levelOfAPI = 6
  /// When it was released, which is also when its own texts last changed: 2026-11-25.
  static let releasedAt = Timestamp(milliseconds: 1_795_564_800_000)
}

import AppScreens
import AppValues
import Authentication
import Entities
import Foundation
import Hummingbird
import MastodonAPI
import Presentation
import SocialBackend

/// The pages on which people see where their account is signed in, and what happened to it.
struct SessionPages: Sendable {
  let routes: PageRoutes
  private var pages: Pages { routes.pages }
  private var parts: ServerParts { routes.parts }

  static let signIns = "/account/sign-ins"
  static let log = "/account/log"

  func add(to router: Router<ServerContext>) {
    routes.account(Self.signIns, on: router) { page, member in try await signIns(page, member) }
    routes.accountForm(Self.signIns, on: router) { page, member in
      let id = ID<Session>(page.text("id"))
      var response = Response.seeOther(id == member.session.id ? "/" : Self.signIns)
      do throws(AppError) {
        try await member.repositories.account.activeSessions.orUnsupported().revoke(id)
      } catch {
        // It has already ended, which is what was wanted.
        if error != .notFound { throw error }
      }
      if id == member.session.id {
        parts.callers.forget(token: member.session.token)
        page.visit.signOut(in: &response)
      }
      return response
    }
    routes.accountForm("\(Self.signIns)/others", on: router, from: Self.signIns) { _, member in
      _ = try await member.repositories.account.activeSessions.orUnsupported().revokeOthers()
      return .seeOther(Self.signIns)
    }
    routes.account(Self.log, on: router) { page, member in try await log(page, member) }
  }

  private func signIns(_ page: PageCall, _ member: Caller.Member) async throws -> Response {
    let sessions = try await member.repositories.account.activeSessions.orUnsupported().activeSessions()
    let (strings, context) = (texts(page), context(page))
    let words = strings.activeSessions
    let entries = sessions.map { session -> [String: Any] in
      let since = PageWords(context.words.language).time(session.createdAt)
      let name = strings.holder(of: session) ?? words.unknown
      let detail =
        session.isCurrent ? words.here(since) : "\(words.since(since)) · \(words.use(of: session, context))"
      return [
        "name": name, "detail": detail,
        "ends": [["id": session.id.rawValue, "button": page.strings.signOut, "name": name]],
      ]
    }
    let others = sessions.count > 1 ? [["address": "\(Self.signIns)/others", "button": words.endOthers]] : []
    return pages.guardedPage(
      .entries, words.title.typeset,
      [
        "entries": entries, "address": Self.signIns, "others": others, "hidden": true,
        "links": links([(strings.accountLog.title, Self.log)], page),
      ], for: page)
  }

  private func log(_ page: PageCall, _ member: Caller.Member) async throws -> Response {
    let strings = texts(page)
    let before = page.values.text("before").map { PageRequest.Position.before(Cursor($0)) }
    let events = try await member.repositories.account.log.orUnsupported().events(
      PageRequest(before ?? .first))
    let words = PageWords(Pages.language(of: page.request))
    let entries = events.items.map { event in
      let detail = [words.time(event.at), event.device, event.address].filter { !$0.isEmpty }
      return ["name": strings.accountLog.text(of: event), "detail": detail.joined(separator: " · ")]
    }
    var ways: [(label: String, address: String)] = []
    if let older = events.older {
      ways.append((page.strings.older, "\(Self.log)?before=\(older.rawValue.percentEncoded)"))
    }
    if before != nil { ways.append((page.strings.newest, Self.log)) }
    let isEmpty = events.items.isEmpty && before == nil
    return pages.guardedPage(
      .entries, strings.accountLog.title.typeset,
      [
        "text": (isEmpty ? strings.accountLog.empty : strings.accountLog.explanation).typeset,
        "entries": entries,
        "hidden": true, "links": links(ways + [(strings.activeSessions.title, Self.signIns)], page),
      ], for: page)
  }

  private func links(
    _ ways: [(label: String, address: String)], _ page: PageCall
  ) -> [[String: String]] {
    (ways + [(page.strings.account.title, "/account")]).map {
      ["label": $0.label.typeset, "address": $0.address]
    }
  }

  private func texts(_ page: PageCall) -> AuthenticationStrings {
    .of(Pages.language(of: page.request))
  }

  private func context(_ page: PageCall) -> ViewContext {
    ViewContext(
      words: .social(Pages.language(of: page.request), timeZone: .gmt, app: AppName(title: "")),
      clock: parts.clock)
  }
}

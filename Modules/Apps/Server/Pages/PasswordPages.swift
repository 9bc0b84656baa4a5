import AppValues
import Authentication
import Entities
import Hummingbird
import MastodonAPI
import SocialBackend

/// The pages on which people choose a new password who forgot theirs.
struct PasswordPages: Sendable {
  let routes: PageRoutes
  private var pages: Pages { routes.pages }
  private var parts: ServerParts { routes.parts }

  func add(to router: Router<ServerContext>) {
    routes.get("/auth/forgot", on: router) { page in forgot(page) }
    routes.post(
      "/auth/forgot", on: router, limit: .signIn,
      refused: { page, refusal in forgot(page, problem: refusal) },
      { page in try await codeSent(page) })
    routes.post(
      "/auth/reset", on: router, limit: .signIn, refused: { page, refusal in reset(page, problem: refusal) },
      { page in try await wasReset(page) })
  }

  private func forgot(_ page: PageCall, problem: AppError? = nil) -> Response {
    let form = PageForm(
      fields: [.email(page, autocomplete: "username")], problems: problem.map { [$0] } ?? [])
    return pages.page(
      .forgot, page.strings.resetTitle, ["text": page.strings.resetText, "hidden": true], form, for: page)
  }

  private func codeSent(_ page: PageCall) async throws -> Response {
    do throws(AppError) {
      _ = try await resets(page).requestCode(email: page.text("email"))
      return reset(page)
    } catch {
      return forgot(page, problem: error)
    }
  }

  private func reset(_ page: PageCall, problem: AppError? = nil) -> Response {
    let form = PageForm(
      fields: [.code(page), .newPassword(page, label: page.strings.newPassword)],
      problems: problem.map { [$0] } ?? [])
    return pages.page(
      .reset, page.strings.resetTitle,
      ["text": page.strings.codeSent, "email": page.text("email"), "hidden": true], form, for: page)
  }

  private func wasReset(_ page: PageCall) async throws -> Response {
    do throws(AppError) {
      let session = try await resets(page).reset(
        email: page.text("email"), code: page.text("code"), password: page.text("password"))
      var response = Response.seeOther("/")
      page.visit.signIn(session.token, in: &response)
      return response
    } catch {
      return reset(page, problem: error)
    }
  }

  private func resets(_ page: PageCall) throws(AppError) -> PasswordResetInteractor {
    let ports = parts.callers.anonymous.authentication
    return PasswordResetInteractor(
      repository: try ports.resets.orUnsupported(),
      sessions: SessionInteractor(repository: ports.sessions, store: BrowserStore(visit: page.visit)))
  }
}

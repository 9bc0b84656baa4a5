import AppValues
import Entities
import MastodonAPI
import PostActions
import Profile
import SocialBackend

/// Reports to the administrator.
struct ReportRoutes: Sendable {
  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    routes.on(Endpoints.Relations.report) { call in try await report(call) }
  }

  private func report(_ call: Call<MastodonReportForm>) async throws -> MastodonReport {
    let form = call.parameters
    let person = try await call.profiles.user(.id(ID(form.accountID ?? "")))
    let posts = try await posts(form.statusIDs ?? [], by: person.id, call)
    let category = form.category ?? .other
    let reports = ReportInteractor(
      repository: try call.repositories.reportSending.orUnsupported(), viewer: call.asViewer)
    let id = try await reports.report(
      NewReport(of: person.id, posts: posts, reason: reason(form, category)))
    return MastodonReport(
      id: id.rawValue, category: category, comment: form.comment ?? "", createdAt: parts.clock.now(),
      statusIDs: posts.map(\.rawValue), ruleIDs: form.ruleIDs ?? [],
      targetAccount: parts.mapping.account(person)
    )
  }

  /// Those of the posts that the person wrote. Others don't belong in the report.
  private func posts(
    _ ids: [String], by person: ID<User>, _ call: Call<MastodonReportForm>
  ) async throws -> [ID<Post>] {
    if ids.isEmpty { return [] }
    let posts = try await call.repositories.postLookup.posts(ids.map { ID($0) })
    return posts.filter { $0.author.id == person }.map(\.id)
  }

  /// The reason that the administrator reads. In apps, people may choose a category and write nothing.
  private func reason(_ form: MastodonReportForm, _ category: MastodonReportCategory) -> String {
    let comment = form.comment ?? ""
    let subject: String? =
      switch category {
      case .spam: "Spam"
      case .legal: "Against the law"
      case .violation: against(form.ruleIDs ?? [])
      default: nil
      }
    if comment.allSatisfy(\.isWhitespace) { return subject ?? "Other" }
    guard let subject else { return comment }
    let both = "\(subject): \(comment)"
    return TextLimit.reason.fits(both) ? both : comment
  }

  /// Which rules someone's posts are against.
  private func against(_ ids: [String]) -> String {
    let rules = parts.texts.rules.filter { ids.contains($0.id) }.map { "“\($0.text)”" }
    let named = "Against the rules \(rules.joined(separator: ", "))"
    return rules.isEmpty || !TextLimit.reason.fits(named) ? "Against the rules" : named
  }
}

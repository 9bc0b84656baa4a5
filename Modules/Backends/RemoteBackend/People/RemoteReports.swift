import AppValues
import Entities
import MastodonAPI
import Profile

/// Sends reports to those who run a server.
struct RemoteReports: ReportSending {
  let caller: RemoteCaller
  let reader: WireReader

  func posts(by id: ID<User>, _ request: PageRequest) async throws(AppError) -> Page<Post> {
    let filters = MastodonAccountStatusFilters(excludeReblogs: true)
    return try await caller.page(
      Endpoints.Accounts.statuses, id.rawValue, with: PagedParameters(filters: filters), request
    ).map(id: \.id) { reader.post($0) }
  }

  func report(_ report: NewReport) async throws(AppError) -> ID<Report> {
    let form = MastodonReportForm(
      accountID: report.person.rawValue, statusIDs: report.posts.map(\.rawValue).unlessEmpty,
      comment: report.reason)
    return ID(try await caller.call(Endpoints.Relations.report, with: form).id)
  }
}

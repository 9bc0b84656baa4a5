import AppValues
import Authentication

/// The session of a browser, which keeps it in a cookie.
struct BrowserStore: SessionStore {
  let visit: PageVisit

  func load() async throws(AppError) -> SavedSessions { SavedSessions() }
  func update(_ change: @Sendable (inout SavedSessions) -> Void) async throws(AppError) {}
  func origin() async throws(AppError) -> SignInOrigin { visit.origin }
}

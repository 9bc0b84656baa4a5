import AppValues
import Authentication

/// The sessions of a browser, which keeps them itself: in a cookie.
struct BrowserStore: SessionStore {
  let visit: PageVisit

  func load() async throws(AppError) -> SavedSessions { SavedSessions() }
  func update(_ change: @Sendable (inout SavedSessions) -> Void) async throws(AppError) {}
  func origin() async throws(AppError) -> SignInOrigin { visit.origin }
}

import AppValues
import Entities
import SocialTestSupport
import Timeline

/// The list of a timeline as a test tells it.
final class FakeLists: ListLookup {
  let reading = Expected<ID<UserList>, UserList>("list")

  func list(_ id: ID<UserList>) async throws(AppError) -> UserList { try await reading(id) }
}

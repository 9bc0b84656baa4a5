import AppValues
import SocialDatabase

@testable import SocialLocalStore

extension SQLDatabase {
  /// Has a copy of a network be another one than its original: no two networks have an ID in common.
  func becomeOneOfItsOwn() async throws {
    try await write { connection throws(AppError) in
      for change in Setting.renewal(as: Setting.newDatabaseID()) { try connection.execute(change) }
    }
  }
}

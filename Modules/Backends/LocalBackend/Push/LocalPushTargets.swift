import AppValues
import Entities
import Notifications
import SocialBackend
import SocialDatabase
import SocialLocalStore

/// Everyone's push subscriptions in the database.
struct LocalPushTargets: PushTargets {
  let database: any SQLDatabase

  func targets(after id: ID<PushSubscription>?, limit: Int) async throws(AppError) -> [PushTarget] {
    let last = id?.numberOrNil ?? 0
    return try await database.read { connection throws(AppError) in
      try connection.pushTargets(where: "u.id > \(last)", limit: limit)
    }
  }

  func target(_ id: ID<PushSubscription>) async throws(AppError) -> PushTarget? {
    guard let id = id.numberOrNil else { return nil }
    return try await database.read { connection throws(AppError) in
      try connection.pushTargets(where: "u.id = \(id)").first
    }
  }

  func subscriptions(of person: ID<User>) async throws(AppError) -> [PushSubscription] {
    guard let person = person.numberOrNil else { return [] }
    return try await database.read { connection throws(AppError) in
      try connection.pushTargets(where: "u.person_id = \(person)").map(\.subscription)
    }
  }

  func end(_ id: ID<PushSubscription>) async throws(AppError) {
    guard let id = id.numberOrNil else { return }
    try await database.write { connection throws(AppError) in
      try connection.execute("DELETE FROM push_subscription WHERE id = \(id)")
    }
  }
}

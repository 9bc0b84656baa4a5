import AppValues
import Authentication
import SocialDatabase

extension LocalAccount: BirthdayRepository {
  func birthday() async throws(AppError) -> CalendarDate? {
    try await access.readAsMember { transaction throws(AppError) in
      let stored = try transaction.connection.first(
        "SELECT birthday FROM account WHERE person_id = \(transaction.viewer)"
      ) { row throws(AppError) in row.optionalText(0) }
      return stored?.flatMap { CalendarDate($0) }
    }
  }

  func setBirthday(_ birthday: CalendarDate?) async throws(AppError) {
    try await access.write { transaction throws(AppError) in
      try transaction.connection.execute(
        "UPDATE account SET birthday = \(birthday?.description) WHERE person_id = \(transaction.viewer)")
    }
  }
}

import AppScreens
import AppValues
import Entities

// What is wrong with a file or a database, where that takes words of its own; nil for the rest.
extension SocialErrorStrings {
  func explainFile(_ field: InputField, _ rule: InputRule, _ app: AppName) -> String? {
    switch (field, rule) {
    case (.file, .empty): archives.empty
    case (.file, .missing): archives.missing
    case (.file, .taken): archives.taken
    case (.file, .malformed): archives.malformed
    case (.file, .unsupported): archives.unsupported(app.title)
    case (.file, .unsafe): archives.unsafe
    case (.file, .tooManyBytes(let megabytes)): archives.tooLarge(megabytes)
    case (.database, .malformed): database.malformed
    case (.database, .taken): database.networkExists
    case (.database, .unsafe): database.unsafe(app.title)
    default: nil
    }
  }

  /// What is wrong with a backup, or with the place it goes to.
  func explainBackup(_ field: InputField, _ rule: InputRule, _ app: AppName) -> String? {
    switch (field, rule) {
    case (.file, .taken): backups.taken
    case (.file, .unsupported): backups.unsupported(app.title)
    case (.file, .malformed): backups.malformed
    case (.file, .unsafe): backups.unsafe
    case (.database, .taken): backups.networkExists
    case (.database, .wrong): backups.otherDatabase
    default: nil
    }
  }
}

extension SocialErrorStrings.Photos {
  func explain(_ field: InputField, _ rule: InputRule) -> String? {
    switch (field, rule) {
    case (.photo, .missing): missing
    case (.photo, .unreadable): unreadable
    case (.photo, .unsupported): unsupported
    case (.photo, .malformed): malformed
    case (.photo, .toolMissing(let package)): toolMissing(package)
    case (.photo, .wrong): gone
    case (.photo, .taken): inPost
    case (.photos, .tooLong(let maximum, _)): tooMany(maximum)
    case (.photos, .tooManyBytes(let megabytes)): tooManyWaiting(megabytes)
    default: nil
    }
  }
}

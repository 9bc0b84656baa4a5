public import AppScreens
public import Foundation
import Presentation

extension Words {
  /// The shared words of SocialConnect, which name its commands.
  public static func shell(_ language: Language, timeZone: TimeZone = .current) -> Words {
    var words = Words.social(language, timeZone: timeZone, app: .socialConnect)
    let strings = CommandErrorStrings.of(language)
    words.shared.errors.clockAhead = strings.clockAhead
    words.shared.storage.noLocks = strings.noLocks
    words.social.errors.account.notSignedIn = strings.notSignedIn
    words.social.errors.writing.malformedHours = strings.malformedHours
    words.social.errors.profile.malformedField = strings.malformedField
    words.social.errors.profile.directByDefault = strings.directByDefault
    words.social.errors.mail.noSender = strings.noSender
    words.social.errors.database.networkExists = strings.networkExists
    words.social.errors.backups.networkExists = strings.networkExistsForRestore
    words.social.errors.backups.otherDatabase = strings.otherDatabase
    return words
  }
}

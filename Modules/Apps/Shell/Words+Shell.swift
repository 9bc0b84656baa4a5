public import AppScreens
public import Foundation
import Presentation
import SocialMenuShell

extension Words {
  /// The shared words of SocialConnect, which name its commands as the program was called.
  public static func shell(_ language: Language, timeZone: TimeZone = .current) -> Words {
    var words = Words.social(language, timeZone: timeZone, app: .socialConnect)
    let (strings, command) = (CommandErrorStrings.of(language), CommandName.inUse)
    words.shared.errors.clockAhead = { command.named(in: strings.clockAhead($0, $1)) }
    words.shared.storage.noLocks = strings.noLocks
    words.social.errors.account.notSignedIn = command.named(in: strings.notSignedIn)
    words.social.errors.writing.malformedHours = strings.malformedHours
    words.social.errors.profile.malformedField = strings.malformedField
    words.social.errors.profile.directByDefault = strings.directByDefault
    words.social.errors.mail.noSender = command.named(in: strings.noSender)
    words.social.errors.database.networkExists = strings.networkExists
    words.social.errors.backups.networkExists = strings.networkExistsForRestore
    words.social.errors.backups.otherDatabase = strings.otherDatabase
    return words
  }
}

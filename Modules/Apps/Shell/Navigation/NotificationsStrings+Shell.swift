import AppScreens
import Notifications

extension NotificationsStrings {
  /// The words of notifications, with what to type here.
  static func shell(_ language: Language) -> NotificationsStrings {
    var strings = of(language)
    strings.news = ShellStrings.of(language).newsAbove
    strings.settings = .shell(language)
    return strings
  }
}

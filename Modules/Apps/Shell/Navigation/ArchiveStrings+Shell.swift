import AppScreens
import Archive

extension ArchiveStrings {
  /// The words of exporting and importing, with the command that lists everything.
  static func shell(_ language: Language) -> ArchiveStrings {
    var strings = of(language)
    strings.moreAbsent = ShellStrings.of(language).moreAbsent
    return strings
  }
}

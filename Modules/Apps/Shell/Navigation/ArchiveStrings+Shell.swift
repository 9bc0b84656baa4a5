import AppScreens
import Archive
import SocialMenuShell

extension ArchiveStrings {
  /// The words of exporting and importing, with the command that lists everything.
  static func shell(_ language: Language) -> ArchiveStrings {
    var strings = of(language)
    let (moreAbsent, command) = (ShellStrings.of(language).moreAbsent, CommandName.inUse)
    strings.moreAbsent = { command.named(in: moreAbsent($0)) }
    return strings
  }
}

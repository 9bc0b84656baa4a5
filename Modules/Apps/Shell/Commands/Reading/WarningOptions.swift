import AppScreens
import ArgumentParser
import Presentation
import SocialMenuShell

/// Whether posts in a list show what their warnings hide, and photos that may disturb people.
struct WarningOptions: ParsableArguments {
  @Flag(help: .text(\ArgumentHelpStrings.showWarned)) var showWarned = false

  /// How to see what a warning hides; nil if it is shown.
  func hint(in language: Language) -> RevealHint? {
    if showWarned { return nil }
    let reveal = SocialStrings.of(language).posts.reveal
    return { reveal("--show-warned", $0) }
  }
}

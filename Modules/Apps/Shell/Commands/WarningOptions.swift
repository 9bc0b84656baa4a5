import AppScreens
import ArgumentParser
import SocialMenuShell

/// Whether posts in a list show what their warnings hide.
struct WarningOptions: ParsableArguments {
  @Flag(
    help: .text(
      "Show posts with a warning in full.", ja: "閲覧注意の投稿も本文と写真を表示します。"))
  var showWarned = false

  /// How to see what a warning hides; nil if it is shown.
  func hint(in language: Language) -> String? {
    showWarned ? nil : CommandStrings.of(language).showWarned
  }
}

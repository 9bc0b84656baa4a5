import AppScreens
import ArgumentParser
import Presentation
import SocialMenuShell

/// Whether posts in a list show what their warnings hide, and photos that may disturb people.
struct WarningOptions: ParsableArguments {
  @Flag(
    help: .text(
      "Show posts with a warning in full, and sensitive photos.", ja: "閲覧注意の投稿の本文と写真、刺激の強い写真も表示します。"))
  var showWarned = false

  /// How to see what a warning hides; nil if it is shown.
  func hint(in language: Language) -> RevealHint? {
    if showWarned { return nil }
    let reveal = SocialStrings.of(language).posts.reveal
    return { reveal("--show-warned", $0) }
  }
}

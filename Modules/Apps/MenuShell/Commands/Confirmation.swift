import AppScreens
import Foundation

/// Asks whether something is really meant, where someone is there to answer.
public enum Confirmation {
  /// Whether someone is: a script is never asked, and goes on.
  public static var isPossible: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

  /// Whether someone has answered yes; the end of the input is a no.
  ///
  /// - Parameters:
  ///   - question: With how to answer, and a space behind it.
  ///   - output: Where it's asked.
  @MainActor
  public static func ask(_ question: String, _ output: some CommandPrinting) -> Bool {
    output.prompt(question)
    guard let answer = CommandInput.line() else {
      output.prompt("\n")
      return false
    }
    return means(yes: answer)
  }

  /// Whether an answer means yes, in whatever case and width.
  static func means(yes answer: String) -> Bool {
    let answer = answer.precomposedStringWithCompatibilityMapping.lowercased()
    // Whichever language the question was in: people answer as they are used to.
    return [ConfirmationStrings.english, .japanese].contains { strings in
      strings.yes.contains(answer.trimmingCharacters(in: .whitespaces))
    }
  }
}

import AppValues
public import ArgumentParser
import Foundation
import SocialTerminal

/// What every program of commands does at its start and at its end.
public enum CommandProgram {
  /// To be called first of all.
  public static func begin() {
    // A reader that goes away (`app list | head -1`) and a file that can't grow any further are errors to report, not
    // reasons to die.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    StandardStream.reserve()
  }

  /// The position of an argument that isn't UTF-8, where the library puts U+FFFD.
  public static func invalidArgument() -> Int? {
    (1..<max(1, Int(CommandLine.argc))).first { place in
      CommandLine.unsafeArgv[place].map { String(validatingCString: $0) == nil } ?? false
    }
  }

  /// Prints the help that was asked for, or the error in the arguments.
  ///
  /// - Parameters:
  ///   - error: What the library threw.
  ///   - root: The command that has all others.
  public static func explain(_ error: any Error, of root: any ParsableCommand.Type) -> ExitStatus {
    let isHelp = root.exitCode(for: error).isSuccess
    let width = isHelp ? StandardStream.output.width ?? 80 : StandardStream.error.width ?? .max
    return tell(root.explanation(of: error, width: width), isHelp ? .done : .usage)
  }

  /// Prints help on standard output, and errors on standard error.
  ///
  /// - Parameters:
  ///   - text: What there is to say.
  ///   - status: How the program ends; all but `done` is an error.
  public static func tell(_ text: String, _ status: ExitStatus) -> ExitStatus {
    do throws(AppError) {
      try (status == .done ? StandardStream.output : .error).write(text + "\n")
      return status
    } catch {
      return ExitStatus(error)
    }
  }
}

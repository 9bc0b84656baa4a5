import AppValues
public import ArgumentParser
import Foundation
import SocialTerminal

/// What every program of commands does at its start and at its end.
@MainActor
public enum CommandProgram {
  /// Reads the arguments, runs the command that they name, and ends the process with its status. Help, and errors in the
  /// arguments, are in the person's language and name the program as it was called.
  ///
  /// - Parameters:
  ///   - root: The command that has all others.
  ///   - name: How the program was called: the first argument of the process, and the environment.
  ///   - ordered: Brings arguments into the order that the library understands.
  ///   - run: Runs a command; nil for one that only prints.
  public static func main<Root: ParsableCommand>(
    _ root: Root.Type, name: (_ argument: String?, _ environment: [String: String]) -> CommandName,
    ordered: ([String]) -> [String], run: @MainActor (any ParsableCommand) async -> ExitStatus?
  ) async -> Never {
    // A reader that goes away (`app list | head -1`) and a file that can't grow any further are errors to report, not
    // reasons to die.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    StandardStream.reserve()
    let arguments = Array(CommandLine.arguments.dropFirst())
    let environment = ProcessInfo.processInfo.environment
    let language = CommandLanguage.of(CommandLanguage.asked(in: arguments), environment: environment)
    let ending = await CommandName.using(name(CommandLine.arguments.first, environment)) {
      await CommandLanguage.speaking(language) { await status(of: arguments, root, ordered, run) }
    }
    exit(ending.rawValue)
  }

  private static func status<Root: ParsableCommand>(
    of arguments: [String], _ root: Root.Type, _ ordered: ([String]) -> [String],
    _ run: @MainActor (any ParsableCommand) async -> ExitStatus?
  ) async -> ExitStatus {
    if let index = invalidArgument() { return tell(root.complaint(aboutArgument: index), .usage) }
    do {
      let arguments = ordered(arguments)
      if let name = root.unknownCommand(in: arguments) { return tell(root.complaint(about: name), .usage) }
      var command = try root.read(arguments)
      if let status = await run(command) { return status }
      try command.run()
      return .done
    } catch {
      return explain(error, of: root)
    }
  }

  /// The position of an argument that isn't UTF-8, where the library puts U+FFFD.
  private static func invalidArgument() -> Int? {
    (1..<max(1, Int(CommandLine.argc))).first { index in
      CommandLine.unsafeArgv[index].map { String(validatingCString: $0) == nil } ?? false
    }
  }

  /// Prints the help that was asked for, or the error in the arguments.
  ///
  /// - Parameters:
  ///   - error: What the library threw.
  ///   - root: The command that has all others.
  private static func explain(_ error: any Error, of root: any ParsableCommand.Type) -> ExitStatus {
    let isHelp = root.exitCode(for: error).isSuccess
    let width = isHelp ? StandardStream.output.width ?? 80 : StandardStream.error.width ?? .max
    return tell(root.explanation(of: error, width: width), isHelp ? .done : .usage)
  }

  /// Prints help on standard output, and errors on standard error.
  ///
  /// - Parameters:
  ///   - text: What there is to say.
  ///   - status: How the program ends; all but `done` is an error.
  private static func tell(_ text: String, _ status: ExitStatus) -> ExitStatus {
    do throws(AppError) {
      try (status == .done ? StandardStream.output : .error).write(text + "\n")
      return status
    } catch {
      return ExitStatus(error)
    }
  }
}

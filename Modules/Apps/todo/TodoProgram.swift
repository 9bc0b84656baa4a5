import AppScreens
import AppValues
import Foundation
import SocialMenuShell
import SocialTodoApp

/// The executable: it reads the arguments, puts the parts together, and runs what was asked for.
@main
struct TodoProgram {
  @MainActor
  static func main() async {
    await CommandProgram.main(
      TodoRootCommand.self, name: { .todo(calledAs: $0, environment: $1) },
      ordered: { ArgumentOrder.todo($0) }
    ) { command in
      switch command {
      case let command as any TodoCommand: await run(command)
      case let command as TodoShellCommand: await openShell(command)
      default: nil
      }
    }
  }

  @MainActor
  private static func run(_ command: any TodoCommand) async -> ExitStatus {
    await attempt(command.options) { composition, output throws(ExplainedError) in
      let context = composition.commandContext(output)
      do throws(AppError) {
        try await context.run(command)
      } catch {
        throw ExplainedError(error, context.explanation(of: error))
      }
    }
  }

  @MainActor
  private static func openShell(_ command: TodoShellCommand) async -> ExitStatus {
    await attempt(command.options) { composition, output throws(ExplainedError) in
      do throws(AppError) {
        let shell = TodoShell(environment: try await composition.shellEnvironment())
        for line in await shell.run() { output.note(line) }
      } catch {
        throw ExplainedError(error, composition.words.explain(error))
      }
    }
  }

  /// Opens the data, does the work, and explains errors in the person's language.
  @MainActor
  private static func attempt(
    _ options: TodoOptions,
    _ work: @MainActor (Composition, CommandStreams) async throws(ExplainedError) -> Void
  ) async -> ExitStatus {
    let output = CommandStreams.standard(environment: ProcessInfo.processInfo.environment)
    let composition: Composition
    do throws(AppError) {
      composition = try await Composition(options)
    } catch {
      output.note(Words.todoApp(Composition.language(options)).explain(error))
      return ExitStatus(error)
    }
    var status = ExitStatus.done
    do throws(ExplainedError) {
      try await work(composition, output)
    } catch {
      if error.error != .cancelled { output.note(error.text) }
      status = ExitStatus(error.error)
    }
    await composition.close()
    return status
  }
}

/// What went wrong, and the words for it.
private struct ExplainedError: Error {
  let error: AppError
  let text: String

  init(_ error: AppError, _ text: String) {
    self.error = error
    self.text = text
  }
}

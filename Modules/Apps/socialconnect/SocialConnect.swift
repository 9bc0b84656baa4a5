import AppScreens
import AppValues
import ArgumentParser
import Foundation
import SocialMenuShell
import SocialShell

/// The executable: it reads the arguments, puts the parts together, and runs what was asked for.
@main
struct SocialConnect {
  @MainActor
  static func main() async {
    await CommandProgram.main(
      RootCommand.self, name: { CommandName(calledAs: $0, environment: $1) },
      ordered: { ArgumentOrder.normalised($0) }
    ) { command in
      switch command {
      case let command as any SocialCommand: await run(command)
      case let command as any OpensShell: await openShell(command)
      case let command as RestoreCommand: await restore(command)
      case let command as ServeCommand: await ServerProgram(command: command).run()
      default: nil
      }
    }
  }

  @MainActor
  private static func run(_ command: any SocialCommand) async -> ExitStatus {
    await attempt(command.options, for: command.reach, of: command) { output, composition throws(AppError) in
      let context = composition.commandContext(output)
      try await command.run(in: context)
      return try await command.status(in: context)
    }
  }

  @MainActor
  private static func restore(_ command: RestoreCommand) async -> ExitStatus {
    await tellingFailure(command.options, of: command) { output throws(AppError) in
      let (file, replaces, options) = (command.file, command.replace, command.options)
      try await command.run(on: output, in: Composition.language(options)) { progress throws(AppError) in
        try await Composition.restore(file, replacing: replaces, options, progress)
      }
      return .done
    }
  }

  @MainActor
  private static func openShell(_ command: any OpensShell) async -> ExitStatus {
    await attempt(command.options, for: .account(named: command.options.account)) {
      output, composition throws(AppError) in
      let start = try command.link.map { link throws(AppError) in try DeepLinks.shell.place(from: link) }
      let viewer = try await composition.commandContext(output).viewer()
      return await ShellApp(environment: try await composition.shellEnvironment()).run(as: viewer, at: start)
    }
  }

  /// Opens the data, does the work, and explains errors in the person's language.
  @MainActor
  private static func attempt(
    _ options: GlobalOptions, for reach: CommandReach, of command: (any SocialCommand)? = nil,
    _ work: @MainActor (CommandOutput, Composition) async throws(AppError) -> ExitStatus
  ) async -> ExitStatus {
    await tellingFailure(options, of: command) { output throws(AppError) in
      let composition = try await Composition(options, for: reach, isShell: command == nil)
      do throws(AppError) {
        let code = try await work(output, composition)
        await composition.close(within: command == nil ? .seconds(5) : nil)
        return code
      } catch {
        await composition.close(within: command == nil ? .seconds(5) : nil)
        throw error
      }
    }
  }

  /// Does the work, and explains errors in the person's language.
  @MainActor
  static func tellingFailure(
    _ options: GlobalOptions, of command: (any ActingCommand)?,
    _ work: @MainActor (CommandOutput) async throws(AppError) -> ExitStatus
  ) async -> ExitStatus {
    let words = Words.shell(Composition.language(options))
    let output = CommandOutput.standard(
      ViewContext(words: words), environment: ProcessInfo.processInfo.environment)
    do throws(AppError) {
      return try await work(output)
    } catch {
      return output.tell(error, of: command)
    }
  }
}

import AppValues
public import ArgumentParser
public import SocialMenuShell

/// `todo`: the shell, or one command.
public struct TodoRootCommand: InstalledProgram {
  public typealias Options = TodoOptions

  public static let installed = CommandName.installed
  public static let sharedOptions: Set = ["data", "lang"]

  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: (CommandName.current ?? .installed).text,
      abstract: .explanation(.text(\TodoHelpStrings.program)),
      discussion: .explanation(.text(\TodoHelpStrings.programRemark)),
      version: PackageVersion.text,
      subcommands: [
        TodoShellCommand.self, AddCommand.self, ListCommand.self, DoneCommand.self, UndoneCommand.self,
        EditCommand.self, DeleteCommand.self, ClearCommand.self, UndoCommand.self, DeletedCommand.self,
        RestoreCommand.self, ExportCommand.self, ImportCommand.self, SyncCommand.self,
        NamesCommand.self, CompletionsCommand<TodoRootCommand>.self, ManualCommand<TodoRootCommand>.self,
      ],
      defaultSubcommand: TodoShellCommand.self)
  }

  public init() {}
}

/// `todo` alone. The executable runs it.
public struct TodoShellCommand: ParsableCommand {
  public static var configuration: CommandConfiguration {
    .command("shell", \TodoHelpStrings.shell, examples: "todo", "todo --lang ja")
  }

  @OptionGroup public var options: TodoOptions

  public init() {}
}

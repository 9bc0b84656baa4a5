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
      abstract: .text(
        "Todos in your terminal. Without a command, opens the shell.",
        ja: "ターミナルで使うToDoリストです。コマンドなしで実行するとメニューが開きます。"),
      discussion: .text(
        """
        Every command takes --data DIR and --lang en|ja. An ID can be shortened to any beginning that no other todo has.
        Exit status: 0 success, 1 failure, 2 wrong usage.
        """,
        ja: """
          どのコマンドにも --data DIR と --lang en|ja を付けられます。IDは、ほかのToDoと区別できる長さの先頭部分だけでも指定できます。
          終了コード: 0 完了、1 失敗、2 使い方の誤り。
          """),
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
    CommandConfiguration(
      commandName: "shell",
      abstract: .text("Open the shell (same as “todo” alone).", ja: "メニューを開きます（「todo」だけで実行したときと同じ）。"),
      discussion: .examples("todo", "todo --lang ja"))
  }

  @OptionGroup public var options: TodoOptions

  public init() {}
}

import AppScreens
import AppValues
import ArgumentParser
import Foundation
import SocialCredentials
import SocialMenuShell

struct ImportCommand: TodoCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "import",
      abstract: .text(
        "Read todos from a file that “todo export” wrote.", ja: "「todo export」で保存したファイルを読み込みます。"),
      discussion: .examples(
        "todo import todos.json",
        after: .text(
          """
          Nothing is imported twice, and what you've changed or deleted since stays that way. If it stops, run it again. \
          Whatever can't be imported is listed with the reason.
          """,
          ja: """
            同じToDoが2回追加されることはありません。保存したあとに変更や削除をしたものは、そのまま残ります。中断したときは、もう一度\
            実行してください。読み込めなかったものは理由とともに表示します。
            """)))
  }

  @OptionGroup var options: TodoOptions
  @Argument(help: .text("The file to read.", ja: "読み込むファイル。")) var file: String

  func run(in context: TodoContext) async throws(AppError) {
    let todos = TodoImport(store: context.store, rules: context.todos, words: context.view.words)
    let report: TodoImport.Report
    do throws(AppError) {
      report = try await todos.run(try TodoDocument.read(try read()))
    } catch .invalid(.file, .malformed) {
      throw context.fault(.invalid(.file, .malformed), context.strings.notAnExport(file))
    } catch .invalid(.file, .unsupported) {
      throw context.fault(.invalid(.file, .unsupported), context.strings.newerExport)
    }
    try context.output.line(context.strings.imported(report))
    for leftOut in report.leftOut { context.output.note(leftOut.text) }
  }

  private func read() throws(AppError) -> [UInt8] {
    do throws(AppError) {
      let source = PrivateFile(URL(fileURLWithPath: file).standardizedFileURL.path)
      guard let bytes = try source.read() else { throw .invalid(.file, .missing) }
      return bytes
    } catch .storage {
      throw .invalid(.file, .unreadable)
    }
  }
}

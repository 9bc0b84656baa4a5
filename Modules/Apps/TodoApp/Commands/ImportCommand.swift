import AppScreens
import AppValues
import ArgumentParser
import Foundation
import SocialFiles
import SocialMenuShell

struct ImportCommand: TodoCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "import",
      abstract: .text(
        "Read todos from a file that “todo export” wrote.", ja: "「todo export」で保存したファイルを読み込みます。"),
      discussion: .examples(
        "todo import todos.json",
        "todo import todos.json --restore", "todo export - | todo import - --data OTHER",
        after: .text(
          """
          Nothing is imported twice, and what you've changed or deleted since stays that way; --restore brings back what \
          was deleted. If it stops, run it again. Whatever can't be imported is listed with the reason; with --strict, \
          nothing is imported then. “todo undo” takes an import back.
          """,
          ja: """
            同じToDoが2回追加されることはありません。保存したあとに変更や削除をしたものは、そのまま残ります。削除したものは --restore で元に\
            戻せます。中断したときは、もう一度実行してください。読み込めなかったものは理由とともに表示します。--strict を付けると、その場合は\
            何も読み込みません。「todo undo」で読み込みを取り消せます。
            """)))
  }

  @OptionGroup var options: TodoOptions
  @Argument(help: .text("The file to read; - for standard input.", ja: "読み込むファイル。- で標準入力。"))
  var file: String
  @Flag(
    help: .text("Bring back what was deleted here since.", ja: "保存後にこの端末で削除したものを元に戻します。"))
  var restore = false
  @Flag(
    help: .text(
      "Import nothing if anything in the file can't be imported.", ja: "読み込めないものが1件でもあれば、何も読み込みません。"))
  var strict = false

  func run(in context: TodoContext) async throws(AppError) {
    let todos = TodoImport(
      store: context.store, rules: context.todos, words: context.view.words, isStrict: strict)
    let strings = context.strings
    var report: TodoImport.Report
    let items: [TodoDocument.Item?]
    do throws(AppError) {
      items = try TodoDocument.read(try await read())
      report = try await todos.run(items, restoring: restore)
    } catch .invalid(.file, .malformed) {
      throw context.fault(.invalid(.file, .malformed), strings.notAnExport(name(context)))
    } catch .invalid(.file, .unsupported) {
      throw context.fault(.invalid(.file, .unsupported), strings.newerExport)
    }
    for leftOut in report.leftOut { context.output.note(leftOut.text) }
    if strict, !report.leftOut.isEmpty {
      let text = strings.nothingImported(report.leftOut.count, items.count)
      throw context.fault(.invalid(.file, .wrong), text)
    }
    if !report.deleted.isEmpty, Confirmation.isPossible,
      Confirmation.ask(strings.askRestore(report.deleted.count), context.output)
    {
      report = try await todos.restore(report)
    }
    try context.output.line(strings.imported(report))
    if !report.deleted.isEmpty { context.output.note(strings.canRestore(report.deleted.count)) }
  }

  @MainActor
  private func name(_ context: TodoContext) -> String { file == "-" ? context.strings.input : file }

  private func read() async throws(AppError) -> [UInt8] {
    do throws(AppError) {
      if file == "-" { return try await PipedInput.bytes() }
      let source = PrivateFile(URL(fileURLWithPath: file).standardizedFileURL.path)
      guard let bytes = try source.read() else { throw .invalid(.file, .missing) }
      return bytes
    } catch .storage {
      throw .invalid(.file, .unreadable)
    }
  }
}

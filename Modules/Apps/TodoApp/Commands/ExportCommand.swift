import AppScreens
import AppValues
import ArgumentParser
import Foundation
import SocialFiles
import SocialMenuShell
import Todo

struct ExportCommand: TodoCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "export", abstract: .text("Write all todos to a file.", ja: "すべてのToDoをファイルに保存します。"),
      discussion: .examples(
        "todo export todos.json", "todo export - | gzip > todos.json.gz",
        after: .text(
          """
          The file is JSON: an object with format ("todo"), version (1) and todos, an array as “todo list --json” \
          prints it. An earlier export of that name is replaced; any other file stays.
          """,
          ja: """
            ファイルはJSONで、format（"todo"）、version（1）、todos（「todo list --json」と同じ配列）を持つオブジェクトです。\
            同じ名前の以前のエクスポートは置き換えます。ほかのファイルは上書きしません。
            """)))
  }

  @OptionGroup var options: TodoOptions
  @Argument(help: .text("The file to write; - for standard output.", ja: "保存先のファイル。- で標準出力。")) var file:
    String

  var isWriting: Bool { false }

  func run(in context: TodoContext) async throws(AppError) {
    let target =
      file == "-" ? nil : PrivateFile(URL(fileURLWithPath: file).standardizedFileURL.path)
    if let target { try check(target, context) }
    var items: [TodoItem] = []
    for isDone in [false, true] {
      let todos = context.todos
      items += try await context.all { request throws(AppError) in
        try await todos.todos(TodoFilter(isDone: isDone), request)
      }
    }
    do {
      let bytes = try TodoDocument.bytes(of: items)
      guard let target else { return try context.output.verbatim(String(decoding: bytes, as: UTF8.self)) }
      try target.replace(with: bytes)
    } catch AppError.storage(.readOnly) {
      throw context.fault(.storage(.readOnly), context.strings.cannotWrite(file))
    } catch let error as AppError {
      throw error
    } catch {
      throw .unexpected(reference: "todo-export")
    }
    context.output.note(context.strings.exported(items.count, file))
  }

  /// Nothing but an export is ever replaced.
  @MainActor
  private func check(_ target: PrivateFile, _ context: TodoContext) throws(AppError) {
    let strings = context.strings
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: target.folder.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw context.fault(.invalid(.file, .missing), strings.noFolder(target.folder.path)) }
    let known: [UInt8]?
    do throws(AppError) {
      known = try target.read()
    } catch {
      throw context.fault(.invalid(.file, .taken), strings.notReplaced(file))
    }
    if let known, !TodoDocument.isOurs(known) {
      throw context.fault(.invalid(.file, .taken), strings.notReplaced(file))
    }
  }
}

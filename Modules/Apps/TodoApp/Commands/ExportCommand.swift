import AppScreens
import AppValues
import ArgumentParser
import Foundation
import SocialFiles
import SocialMenuShell
import Todo

struct ExportCommand: TodoCommand {
  static var configuration: CommandConfiguration {
    .command(
      "export", \TodoDataHelpStrings.export, remark: \TodoDataHelpStrings.exportRemark,
      examples: "todo export todos.json", "todo export - | gzip > todos.json.gz")
  }

  @OptionGroup var options: TodoOptions
  @Argument(help: .text(\TodoDataHelpStrings.exportFile)) var file: String

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

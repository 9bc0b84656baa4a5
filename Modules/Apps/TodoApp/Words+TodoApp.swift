public import AppScreens
public import Foundation
public import SocialMenuShell
import Todo

extension DataDirectory.Contents {
  /// What Todo keeps in its folder.
  public static let todo = DataDirectory.Contents(
    name: "todo", files: ["shell.json", "log", "crash.txt", "todo.sqlite-sync.lock"])
}

extension Words {
  /// The shared words of Todo.
  public static func todoApp(_ language: Language, timeZone: TimeZone = .current) -> Words {
    var words = Words.todo(language, timeZone: timeZone, app: .todo)
    let strings = TodoErrorStrings.of(language)
    words.shared.errors.notFound = strings.notFound
    words.shared.errors.gone = strings.gone
    words.shared.storage.noLocks = strings.noLocks
    return words
  }
}

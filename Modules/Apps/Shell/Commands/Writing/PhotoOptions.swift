import AppValues
import ArgumentParser
import Foundation
import Post
import SocialMenuShell

/// The photos of a post.
struct PhotoOptions: ParsableArguments {
  @Option(
    name: .customLong("photo"),
    help: .text(\WritingHelpStrings.photo, valueName: "FILE[=ALT]"), completion: .file())
  var arguments: [String] = []

  var photos: [NewPhoto] { arguments.map { Self.photo($0, exists: FileManager.default.fileExists) } }

  /// Splits an argument into the path of a file and the description of the photo.
  static func photo(_ argument: String, exists: (String) -> Bool) -> NewPhoto {
    if exists(argument) { return NewPhoto(file: LocalFile(path: argument), alt: "") }
    let signs = argument.indices.filter { argument[$0] == "=" }
    let end = signs.last { exists(String(argument[..<$0])) } ?? signs.first
    guard let end else { return NewPhoto(file: LocalFile(path: argument), alt: "") }
    return NewPhoto(
      file: LocalFile(path: String(argument[..<end])), alt: String(argument[argument.index(after: end)...]))
  }
}

import AppValues
import Foundation
import SocialScheduling

/// What comes through a pipe.
enum PipedInput {
  /// All of standard input, to its end.
  ///
  /// Throws `storage` where it can't be read.
  static func bytes() async throws(AppError) -> [UInt8] {
    try await BlockingWork.run { () throws(AppError) in
      do {
        return Array(try FileHandle.standardInput.readToEnd() ?? Data())
      } catch {
        throw .storage(.diskFault)
      }
    }
  }
}

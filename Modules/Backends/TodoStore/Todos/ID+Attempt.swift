import AppValues
import SocialCredentials
import Todo

extension ID<TodoItem> {
  /// The id of the todo that an attempt adds: 60 bits of a hash, so that the same attempt always makes the same todo,
  /// and no two attempts on any device make one.
  ///
  /// - Parameter key: Stands for the attempt.
  init(attempt key: String) {
    self.init(AttemptName.text(AccessToken.hash(key)))
  }
}

private enum AttemptName {
  /// Without what is easily misread, so that an id can be typed: i, l, o, u.
  private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz")
  private static let length = 12

  /// - Parameter hash: Hexadecimal digits, 15 or more.
  static func text(_ hash: String) -> String {
    let bits = Hexadecimal.number(hash.utf8.prefix(15)) ?? 0
    return String((0..<length).map { alphabet[Int(truncatingIfNeeded: bits >> (5 * UInt64($0))) & 31] })
  }
}

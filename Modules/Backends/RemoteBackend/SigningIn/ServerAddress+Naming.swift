public import AppValues
import Entities
import Foundation
public import SocialNetworking

extension ServerAddress {
  /// The address of a server as a person names it: by an address, by its name, or by a handle there, such as
  /// `@mia@social.example`.
  ///
  /// Throws `invalid(.server, …)`: `empty`, `malformed`, `unsafe` for plain HTTP to another machine.
  public init(named text: String) throws(AppError) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.isEmpty { throw .invalid(.server, .empty) }
    do throws(Fault) {
      try self.init(text.contains("://") ? text : Self.host(in: text))
    } catch {
      throw .invalid(.server, error == .insecure ? .unsafe : .malformed)
    }
  }

  /// What stands behind a handle, and before a path.
  private static func host(in text: String) -> String {
    let name = text.prefix { $0 != "/" }
    return String(name.lastIndex(of: "@").map { name[name.index(after: $0)...] } ?? name)
  }
}

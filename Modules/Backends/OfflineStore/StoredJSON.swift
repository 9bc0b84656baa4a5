import AppValues
import Foundation

/// Values as they're stored: as JSON.
enum StoredJSON {
  static func text(of value: some Encodable) throws(AppError) -> String {
    do {
      return String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    } catch {
      // Coordinates are checked before, and all else can be written.
      throw .unexpected(reference: "offline-store-encoding")
    }
  }

  /// Throws `storage(damaged)`.
  static func value<Value: Decodable>(_ type: Value.Type, of text: String) throws(AppError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(text.utf8))
    } catch {
      throw .storage(.damaged)
    }
  }

  /// A value that can be read from the server again; nil for one that another version of the app has written.
  static func copy<Value: Decodable>(_ type: Value.Type, of text: String) -> Value? {
    // What can't be read counts as never kept.
    try? JSONDecoder().decode(type, from: Data(text.utf8))
  }
}

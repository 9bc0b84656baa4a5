import AppValues
import Entities
import Foundation

/// The rules for a place: its name, and optionally its coordinates.
enum PlaceRule {
  private static let latitudes = -90.0...90.0
  private static let longitudes = -180.0...180.0

  /// The place in a text: `Lake Biwa`, `Lake Biwa@35.25,136.1`; nil for an empty text.
  ///
  /// Throws `invalid(.place, …)`, `invalid(.latitude, …)`, `invalid(.longitude, …)`.
  static func parsed(_ text: String) throws(AppError) -> Place? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.isEmpty { return nil }
    try TextLimit.place.checkCountable(text)
    guard let (name, coordinates) = split(text) else {
      return try checked(Place(name: text, latitude: nil, longitude: nil))
    }
    let numbers = coordinates.split(separator: ",", omittingEmptySubsequences: false)
    guard numbers.count <= 2, let latitude = number(numbers[0]) else {
      throw .invalid(.place, .malformed)
    }
    guard numbers.count == 2 else { throw .invalid(.longitude, .empty) }
    guard let longitude = number(numbers[1]) else { throw .invalid(.place, .malformed) }
    return try checked(Place(name: name, latitude: latitude, longitude: longitude))
  }

  /// The place in the form in which it's stored.
  static func checked(_ place: Place) throws(AppError) -> Place {
    let name = try TextLimit.place.required(place.name)
    if (place.latitude == nil) != (place.longitude == nil) {
      throw .invalid(place.latitude == nil ? .latitude : .longitude, .empty)
    }
    // A range doesn't contain NaN either.
    if let latitude = place.latitude, !latitudes.contains(latitude) { throw .invalid(.latitude, .outOfRange) }
    if let longitude = place.longitude, !longitudes.contains(longitude) {
      throw .invalid(.longitude, .outOfRange)
    }
    return Place(name: name, latitude: place.latitude, longitude: place.longitude)
  }

  /// The name and the coordinates after the last `@`; nil if what follows it doesn't look like coordinates. Japanese
  /// keyboards write them in full width.
  private static func split(_ text: String) -> (name: String, coordinates: String)? {
    guard let sign = text.lastIndex(where: { $0 == "@" || $0 == "＠" }) else { return nil }
    let coordinates = String(text[text.index(after: sign)...]).precomposedStringWithCompatibilityMapping
      .replacingOccurrences(of: "、", with: ",")
    guard coordinates.contains(where: \.isNumber), coordinates.allSatisfy({ "0123456789+-., ".contains($0) })
    else { return nil }
    return (String(text[..<sign]), coordinates)
  }

  private static func number(_ text: Substring) -> Double? {
    Double(text.trimmingCharacters(in: .whitespaces))
  }
}

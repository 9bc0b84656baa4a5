import AppValues

/// The header of a part of a form.
struct MultipartHeader: Equatable {
  /// The name of the field.
  let name: String
  /// Whether the part is a file rather than a text: it has a file name, or a type that isn't a text's.
  let isFile: Bool
  /// Whether the file has a name. Browsers send an empty one if no file was chosen.
  let hasFileName: Bool

  /// - Parameter text: The lines of the header.
  ///
  /// Throws `invalid(.file, .malformed)` if no field is named.
  init(_ text: String) throws(AppError) {
    var (disposition, type): (Substring, String) = ("", "")
    for line in text.split(separator: "\r\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      switch parts[0].lowercased() {
      case "content-disposition": disposition = parts[1]
      case "content-type": type = parts[1].lowercased()
      default: break
      }
    }
    let parameters = Self.parameters(disposition)
    guard let name = parameters["name"] else { throw .invalid(.file, .malformed) }
    self.name = name
    let isText = type.isEmpty || type.contains("text/plain") || type.contains("application/json")
    let fileNames = ["filename", "filename*"].compactMap { parameters[$0] }
    isFile = !fileNames.isEmpty || !isText
    hasFileName = fileNames.contains { !$0.isEmpty }
  }

  /// The values behind the first `;`, without the quotation marks around them.
  private static func parameters(_ disposition: Substring) -> [String: String] {
    var parameters: [String: String] = [:]
    var rest = disposition.drop { $0 != ";" }
    while rest.first == ";" {
      rest = rest.dropFirst().drop { $0 == " " || $0 == "\t" }
      let name = rest.prefix { $0 != "=" && $0 != ";" }
      rest = rest.dropFirst(name.count)
      guard rest.first == "=" else { continue }
      let (value, behind) = value(rest.dropFirst())
      parameters[name.lowercased()] = value
      rest = behind.drop { $0 != ";" }
    }
    return parameters
  }

  private static func value(_ text: Substring) -> (String, Substring) {
    guard text.first == "\"" else {
      let word = text.prefix { $0 != ";" && $0 != " " }
      return (String(word), text.dropFirst(word.count))
    }
    var value = ""
    var isEscaped = false
    var position = text.index(after: text.startIndex)
    while position < text.endIndex {
      let character = text[position]
      position = text.index(after: position)
      if isEscaped {
        value.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        break
      } else {
        value.append(character)
      }
    }
    return (value.replacing("%22", with: "\""), text[position...])
  }
}

/// Writes the body of a form in parts.
struct MultipartWriter {
  private var bytes: [UInt8] = []
  let type = "multipart/form-data; boundary=border"

  /// Adds a field.
  ///
  /// - Parameter file: The name of its file; nil for a text.
  mutating func add(_ name: String, _ text: String, file: String? = nil) {
    add(name, Array(text.utf8), file: file)
  }

  mutating func add(_ name: String, _ content: [UInt8], file: String? = nil) {
    let file = file.map { "; filename=\"\($0)\"" } ?? ""
    bytes += Array("--border\r\nContent-Disposition: form-data; name=\"\(name)\"\(file)\r\n\r\n".utf8)
    bytes += content + Array("\r\n".utf8)
  }

  var finished: [UInt8] { bytes + Array("--border--\r\n".utf8) }
}

/// Texts in JSON.
enum JSONText {
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\0"..<" ": quoted += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

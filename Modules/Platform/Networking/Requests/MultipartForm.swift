/// A form with files, in the format `multipart/form-data` (RFC 7578).
struct MultipartForm {
  let fields: [(name: String, text: String)]
  let files: [UploadFile]
  /// A text that stands in none of the fields and files.
  let boundary: String

  /// The form as a body.
  ///
  /// Throws `unreadable` for a file that can't be read.
  func body() throws(NetworkError) -> NetworkBody {
    var parts: [NetworkBody.Part] = []
    for field in fields {
      parts.append(text("--\(boundary)\r\n\(head(of: field.name))\r\n\r\n\(field.text)\r\n"))
    }
    for file in files {
      let head = "\(head(of: file.field)); filename=\"\(quoted(file.name))\"\r\nContent-Type: \(file.type)"
      parts += [text("--\(boundary)\r\n\(head)\r\n\r\n"), try part(of: file.content), text("\r\n")]
    }
    parts.append(text("--\(boundary)--\r\n"))
    return NetworkBody(type: "multipart/form-data; boundary=\(boundary)", parts: parts)
  }

  private func head(of name: String) -> String {
    "Content-Disposition: form-data; name=\"\(quoted(name))\""
  }

  private func part(of content: UploadFile.Content) throws(NetworkError) -> NetworkBody.Part {
    switch content {
    case .bytes(let bytes): .bytes(bytes)
    case .file(let file): .file(file, size: try OpenedFile(file).size)
    }
  }

  private func text(_ text: String) -> NetworkBody.Part { .bytes(Array(text.utf8)) }

  /// A name within quotation marks, escaped as browsers do it.
  private func quoted(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"": result += "%22"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

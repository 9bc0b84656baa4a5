public import AppValues

/// A file to upload with a form.
public struct UploadFile: Hashable, Sendable {
  /// Where its bytes are.
  public enum Content: Hashable, Sendable {
    /// Here.
    case bytes([UInt8])
    /// In a file, which is read while it's sent.
    case file(LocalFile)
  }

  /// The name of the field, as the endpoint declares it.
  public let field: String
  /// The name of the file, as the server sees it.
  public let name: String
  /// The media type, such as `image/jpeg`.
  public let type: String
  /// Where its bytes are.
  public let content: Content

  /// - Parameters:
  ///   - field: The name of the field, as the endpoint declares it.
  ///   - name: The name of the file, as the server sees it.
  ///   - type: The media type, such as `image/jpeg`.
  ///   - content: Where its bytes are.
  public init(field: String = "file", name: String, type: String, content: Content) {
    self.field = field
    self.name = name
    self.type = type
    self.content = content
  }
}

/// How far an upload has come.
public struct UploadProgress: Hashable, Sendable {
  /// The number of bytes that were sent. It begins anew if the upload is sent again.
  public let sent: Int
  /// The number of bytes in all.
  public let total: Int

  /// - Parameters:
  ///   - sent: The number of bytes that were sent.
  ///   - total: The number of bytes in all.
  public init(sent: Int, total: Int) {
    self.sent = sent
    self.total = total
  }
}

import AppValues
public import SystemPackage

extension FileDescriptor {
  /// The capacity of the smallest pipe of any system, in bytes.
  private static let capacity = 4096

  /// A pipe that holds a whole text, so that a program may end without reading it.
  ///
  /// Throws `AppError.tooLarge` for more than 4,096 bytes in UTF-8; `Errno`.
  public static func pipe(holding text: String) throws -> FileDescriptor {
    let bytes = Array(text.utf8)
    if bytes.count > capacity { throw AppError.tooLarge }
    // Other programs that start now must not inherit an end of it.
    let (reader, writer) = try pipe(options: .closeOnExec)
    do {
      try writer.closeAfter { _ = try writer.writeAll(bytes) }
    } catch {
      try reader.close()
      throw error
    }
    return reader
  }
}

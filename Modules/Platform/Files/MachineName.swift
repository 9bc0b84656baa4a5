import Foundation

/// The name of this machine.
public enum MachineName {
  /// As the machine itself has it, without asking others; nil if it has none.
  public static var current: String? {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return nil }
    let text = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return text.isEmpty ? nil : text
  }
}

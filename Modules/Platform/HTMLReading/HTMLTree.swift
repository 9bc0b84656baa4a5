import CSocialHTMLParser

/// The elements of a piece of HTML, as every browser finds them.
enum HTMLTree {
  /// Parses HTML, and gives the tree back when `body` has ended.
  ///
  /// - Parameters:
  ///   - html: The HTML, in UTF-8.
  ///   - memory: The most bytes that the tree may take.
  ///   - body: Reads the tree, from the element `html`.
  /// - Returns: What `body` returns; nil for a tree that would be too large.
  static func read<Result>(
    _ html: UnsafeBufferPointer<UInt8>, memory: Int, _ body: (HTMLElement) -> Result
  ) -> Result? {
    guard let tree = html_tree_parse(html.baseAddress, html.count, memory) else { return nil }
    defer { html_tree_free(tree) }
    guard let root = tree.pointee.root, case .element(let element) = HTMLNode(root) else { return nil }
    return body(element)
  }
}

/// A part of a tree.
enum HTMLNode {
  case element(HTMLElement)
  /// Text in UTF-8, with its character references replaced.
  case text(UnsafeRawBufferPointer)
  /// A comment, or anything else that isn't read.
  case other

  init(_ node: UnsafePointer<GumboNode>) {
    switch node.pointee.type {
    case GUMBO_NODE_ELEMENT: self = .element(HTMLElement(node.pointee.v.element))
    case GUMBO_NODE_TEXT, GUMBO_NODE_WHITESPACE:
      guard let text = node.pointee.v.text.text else {
        self = .other
        return
      }
      self = .text(UnsafeRawBufferPointer(start: text, count: html_length(text)))
    default: self = .other
    }
  }
}

/// An element of a tree.
struct HTMLElement {
  private let element: GumboElement

  fileprivate init(_ element: GumboElement) {
    self.element = element
  }

  /// What its text becomes; nil for an element that isn't read.
  var kind: ElementKind? {
    guard element.tag_namespace == GUMBO_NAMESPACE_HTML, !isHidden else { return nil }
    return ElementKind(element.tag)
  }

  var childCount: Int { Int(element.children.length) }

  func child(_ index: Int) -> HTMLNode {
    guard let node = element.children.data[index] else { return .other }
    return HTMLNode(UnsafePointer(node.assumingMemoryBound(to: GumboNode.self)))
  }

  /// The value of an attribute; nil if there is none.
  func attribute(_ name: String) -> String? {
    withUnsafePointer(to: element.attributes) { gumbo_get_attribute($0, name) }
      .flatMap { $0.pointee.value }.map { String(cString: $0) }
  }

  /// Whether one of its classes has this name.
  func hasClass(_ name: String) -> Bool {
    guard element.attributes.length > 0, let names = attribute("class") else { return false }
    return names.split(whereSeparator: \.isWhitespace).contains { $0 == name }
  }

  /// Whether no browser shows it.
  private var isHidden: Bool {
    guard element.attributes.length > 0 else { return false }
    if attribute("hidden") != nil { return true }
    guard let style = attribute("style")?.lowercased().filter({ !$0.isWhitespace }) else { return false }
    return style.contains("display:none") || style.contains("visibility:hidden")
  }
}

import Foundation

/// The text of a link. Servers shorten long addresses by elements that apps hide.
struct LinkText {
  /// All of it, and what people see of it, without white space around it.
  let whole, visible: String

  /// The most that is read of a text; an address is seldom longer.
  private static let most = 4096

  init(_ link: HTMLElement) {
    var (whole, visible): ([UInt8], [UInt8]) = ([], [])
    // The open elements with the next child of each, and whether apps show them.
    var path = [(element: link, next: 0, isShown: true)]
    while let step = path.last, whole.count <= Self.most {
      guard step.next < step.element.childCount else {
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      switch step.element.child(step.next) {
      case .text(let text):
        let text = text.prefix(Self.most)
        whole += text
        if step.isShown { visible += text }
      case .element(let element) where element.kind != nil:
        path.append((element, 0, step.isShown && !element.hasClass("invisible")))
      case .element, .other: break
      }
    }
    self.whole = Self.text(whole)
    self.visible = Self.text(visible)
  }

  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

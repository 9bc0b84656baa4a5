import Entities
import Foundation
import Testing

@Suite("The focus of a photo")
struct PhotoFocusTests {
  @Test(
    "lies in the photo, to four decimal places",
    arguments: [
      (0.25, -0.5, 0.25, -0.5), (1.5, -7, 1, -1), (.infinity, -.infinity, 1, -1), (.nan, 0, 0, 0),
      (0.123_449, -0.999_96, 0.1234, -1),
    ])
  func bounds(x: Double, y: Double, keptX: Double, keptY: Double) {
    let focus = PhotoFocus(x: x, y: y)
    #expect(focus.x == keptX && focus.y == keptY)
  }

  @Test("lies in the photo also where a file says otherwise")
  func decoded() throws {
    let focus = try JSONDecoder().decode(PhotoFocus.self, from: Data(#"{"x":-3,"y":0.5}"#.utf8))
    #expect(focus == PhotoFocus(x: -1, y: 0.5))
  }
}

import AppValues
import SocialTestSupport
import Testing

@testable import SocialTodoStore

struct HybridTimeTests {
  @Test func theTextHasMillisecondsCounterAndDevice() throws {
    let time = HybridTime(milliseconds: 0x0191_e0a3_c45b, counter: 0x2a, device: try .sample("5"))
    #expect(time.description == "0191e0a3c45b-002a-5555555555555555")
    #expect(HybridTime(time.description) == time)
    #expect(time.milliseconds == 0x0191_e0a3_c45b && time.counter == 0x2a)
  }

  @Test func textsSortAsTheTimesDo() throws {
    var generator = SeededGenerator(seed: 1)
    var times = [
      HybridTime(packed: 0, device: try .sample("0")),
      HybridTime(packed: HybridTime.highest, device: try .sample("f")),
    ]
    for _ in 0..<200 {
      let near = Int64.random(in: 0...3, using: &generator)
      let milliseconds =
        Bool.random(using: &generator) ? near : .random(in: 0...HybridTime.latest, using: &generator)
      times.append(
        HybridTime(
          milliseconds: milliseconds, counter: .random(in: 0...3, using: &generator),
          device: try .sample(["0", "9", "a", "f"].randomElement(using: &generator) ?? "0")))
    }
    let texts = times.map { Array($0.description.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
    #expect(times.sorted().map { Array($0.description.utf8) } == texts)
    #expect(times.allSatisfy { HybridTime($0.description) == $0 })
  }

  @Test(arguments: [
    "", "0191e0a3c45b", "0191E0A3C45B-002a-5555555555555555", "0191e0a3c45b-002a-555555555555555",
    "0191e0a3c45b-002a-55555555555555555", "0191e0a3c45b_002a_5555555555555555",
    "+191e0a3c45b-002a-5555555555555555", "０191e0a3c45b-002a-5555555555555555",
    // After the year 9999.
    "ffffffffffff-ffff-5555555555555555", "e677d21fdc00-0000-5555555555555555",
  ])
  func otherTextsAreNoTimes(_ text: String) {
    #expect(HybridTime(text) == nil)
  }

  @Test func aDeviceHasARandomName() throws {
    var generator = SeededGenerator(seed: 1)
    let first = DeviceID.random(using: &generator)
    #expect(first != DeviceID.random(using: &generator))
    #expect(DeviceID(rawValue: first.rawValue) == first)
  }
}

import Testing

@testable import SocialServer

@Suite("Values that are kept by their versions")
struct VersionedCacheTests {
  @Test("are found by their version alone")
  func versions() {
    let cache = VersionedCache<String>(bytes: 100_000)
    #expect(cache.value(1, 1) == nil)
    cache.keep("one", 1, 1, size: 3)
    #expect(cache.value(1, 1) == "one" && cache.value(1, 2) == nil && cache.value(2, 1) == nil)
    cache.keep("two", 1, 2, size: 3)
    #expect(cache.value(1, 2) == "two" && cache.value(1, 1) == nil)
    // The number of bytes doesn't grow with versions.
    let size = cache.size
    for version in 3...100 as ClosedRange<Int64> { cache.keep("many", 1, version, size: 3) }
    #expect(cache.value(1, 100) == "many" && cache.size == size)
  }

  @Test("never take more room than there is, and those stay that are asked for")
  func room() {
    let cache = VersionedCache<Int64>(bytes: 80_000)
    for number in 1...10_000 as ClosedRange<Int64> {
      // In each part there's room for 20.
      cache.keep(number, number, 1, size: 340)
      for wanted in 1...8 as ClosedRange<Int64> where number >= wanted {
        #expect(cache.value(wanted, 1) == wanted, "\(number)")
      }
      #expect(cache.size <= 80_000)
    }
    #expect(cache.size > 70_000)
    // What has no room is left out.
    cache.keep(0, 0, 1, size: 80_000)
    #expect(cache.value(0, 1) == nil && cache.size <= 80_000)
  }

  @Test("are whole, whoever reads and keeps them at the same time")
  func atOnce() async {
    let cache = VersionedCache<[Int64]>(bytes: 20_000)
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 as Range<Int64> {
        group.addTask {
          for step in 0..<5_000 as Range<Int64> {
            let (number, version) = ((step * 7 + task) % 60, step % 3)
            if let found = cache.value(number, version) { #expect(found == [number, version]) }
            cache.keep([number, version], number, version, size: 16)
          }
        }
      }
    }
    #expect(cache.size <= 20_000)
  }
}

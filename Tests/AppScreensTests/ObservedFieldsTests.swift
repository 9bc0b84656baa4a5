import AppScreens
import Observation
import SocialTestSupport
import Testing

@MainActor
@Suite("Fields that are observed by themselves")
struct ObservedFieldsTests {
  struct Shelf: Equatable {
    var name = "Shelf"
    var count = 0
    var isBusy = false
  }

  @MainActor
  @Observable
  final class Presenter {
    var state = Shelf()
  }

  /// Counts how often what it reads is to be drawn again.
  @MainActor
  final class Counter {
    private(set) var draws = 0

    init(_ draw: @escaping @MainActor () -> Void) { follow(draw) }

    private func follow(_ draw: @escaping @MainActor () -> Void) {
      draws += 1
      withObservationTracking {
        draw()
      } onChange: { [weak self] in
        Task { @MainActor in self?.follow(draw) }
      }
    }
  }

  @Test("a view is drawn again for the fields that it reads, and for no other")
  func fields() async throws {
    let presenter = Presenter()
    let fields = ObservedFields { presenter.state }
    let name = Counter { _ = fields.name }
    let count = Counter { _ = fields.count }
    let whole = Counter { _ = presenter.state.name }
    for number in 1...3 {
      presenter.state.isBusy = true
      #expect(try await eventually { whole.draws == 3 * number - 1 })
      presenter.state.count = number
      #expect(try await eventually { count.draws == number + 1 && whole.draws == 3 * number })
      presenter.state.isBusy = false
      #expect(try await eventually { whole.draws == 3 * number + 1 })
    }
    #expect(fields.count == 3 && name.draws == 1 && count.draws == 4)
    presenter.state.name = "Full"
    #expect(try await eventually { name.draws == 2 })
    #expect(fields.name == "Full" && count.draws == 4)
  }

  @Test("what happens at once is one change, and what changes back is none")
  func atOnce() async throws {
    let presenter = Presenter()
    let fields = ObservedFields { presenter.state }
    let count = Counter { _ = fields.count }
    presenter.state.count = 1
    presenter.state.count = 2
    #expect(try await eventually { count.draws == 2 })
    #expect(fields.count == 2)
    presenter.state.count = 3
    presenter.state.count = 2
    presenter.state.name = "Full"
    #expect(try await eventually { fields.name == "Full" })
    #expect(count.draws == 2)
  }
}

import AppScreens
import Navigation
import SocialConnectTesting
import Testing

@MainActor
@Suite("The recording navigator")
struct NavigatorPromiseTests {
  private struct Host: NavigatorHost {
    let recorder = RecordingNavigator(at: .home)

    var places: [Route] { recorder.places }
    func navigator(at index: Int) -> any Navigator<Route> { recorder.navigator(at: index) }
    func setPlaces(of kind: Route.Kind, areThere: Bool) { recorder.hasPlace = { $0 != kind || areThere } }
  }

  @Test("keeps what any navigator promises", arguments: NavigatorPromise.allCases)
  func keeps(_ promise: NavigatorPromise) {
    #expect(promise.breach(by: Host(), opening: [.lists, .drafts, .likes]) == nil)
  }

  /// Acts on what is on top, wherever it belongs.
  private struct TopHost: NavigatorHost {
    final class Top: Navigator {
      var places: [Route] = [.home]

      func has(_ kind: Route.Kind) -> Bool { true }
      func show(_ place: Route) { places.append(place) }
      func replace(with place: Route) { places = places.dropLast() + [place] }
      func back() { places = places.dropLast() }
      func remove(_ place: Route) { places.removeAll { $0 == place } }
      func say(_ notice: ScreenNotice) {}
    }

    let top = Top()

    var places: [Route] { top.places }
    func navigator(at index: Int) -> any Navigator<Route> { top }
    func setPlaces(of kind: Route.Kind, areThere: Bool) {}
  }

  @Test("one that moves whatever is on top is found out")
  func foundOut() {
    let kept = NavigatorPromise.allCases.filter { promise in
      promise.breach(by: TopHost(), opening: [.lists, .drafts, .likes]) == nil
    }
    #expect(kept == [.showOpensOnTopOfAll, .removeLeavesEveryVisit])
  }
}

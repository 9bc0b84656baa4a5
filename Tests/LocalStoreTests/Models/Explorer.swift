/// Something that several do step by step, in whatever order the steps come.
protocol Model: Hashable {
  /// What can happen next, each with its name; nothing once all is done.
  var steps: [(name: String, after: Self)] { get }
  /// What is wrong now; nil where nothing is.
  var fault: String? { get }
  /// What is wrong if nothing happens any more.
  var finalFault: String? { get }
}

/// Goes through every state that a model can reach.
struct Exploration<State: Model> {
  private struct Found {
    let state: State
    /// The step that first led there, and from where; nil for the start.
    let origin: (number: Int, step: String)?
  }

  private var found: [Found]
  /// The shortest way to something that is wrong.
  private(set) var failure: [String]?

  var stateCount: Int { found.count }

  init(from start: State) {
    found = [Found(state: start, origin: nil)]
    var known: Set = [start]
    var number = 0
    while number < found.count, failure == nil {
      let state = found[number].state
      let steps = state.steps
      if let fault = state.fault ?? (steps.isEmpty ? state.finalFault : nil) {
        failure = way(to: number) + [fault]
      }
      for step in steps where known.insert(step.after).inserted {
        found.append(Found(state: step.after, origin: (number, step.name)))
      }
      number += 1
    }
  }

  private func way(to number: Int) -> [String] {
    found[number].origin.map { way(to: $0.number) + [$0.step] } ?? []
  }
}

import Dispatch

/// Runs a task where it keeps no other task waiting.
final class OwnThread: TaskExecutor {
  private let queue = DispatchQueue(label: "a test's own")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

const lookEvery = 1000

/**
 * Ends this process when the pnpm that started it is gone: pnpm exits on SIGTERM without passing it on, and the sender
 * believes that everything has ended. Without pnpm above it nothing is watched, so a shell may leave it running.
 */
export function endWithRunner(
  environment: Readonly<Record<string, string | undefined>>,
  end: () => void,
  parent: () => number = () => process.ppid,
): void {
  if (environment['npm_lifecycle_event'] === undefined) return
  const runner = parent()
  const watch = setInterval(() => {
    if (parent() === runner) return
    clearInterval(watch)
    end()
  }, lookEvery)
  watch.unref()
}

/**
 * An inline script for the head: keeps the page's errors, also those from before its own script is there, until the reporter
 * takes them (src/browser/reporter.ts), and tells it the later ones.
 */
export const noteFaults = `(() => {
  const early = []
  window.faults = {
    early,
    tell(kind, cause) {
      if (early.length < 20) early.push({ kind, cause })
    },
  }
  addEventListener('error', ({ error, message }) => faults.tell('error', error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => faults.tell('rejection', reason))
})()`

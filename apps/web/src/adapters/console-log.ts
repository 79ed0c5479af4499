import type { FailureLog } from '@umber/storefront-core'

/**
 * Failures go to the browser's console: as a warning where the shop has told the shopper and goes on, as an error where
 * whoever set it up has to act.
 */
export const consoleLog: FailureLog = {
  note(what, failure) {
    const words = `${what} ${JSON.stringify(failure)}`
    // oxlint-disable eslint/no-console -- this is the one place that is for it
    if (failure.kind === 'misconfigured') console.error(words)
    else console.warn(words)
    // oxlint-enable eslint/no-console
  },
}

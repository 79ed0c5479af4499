import type { FailureLog } from '@umber/storefront-core'
import { faults } from './faults.ts'

/**
 * Logs failures to the browser's console, and tells the reporter: as a warning when the shopper has been informed and the shop continues, as
 * an error when the operator has to act.
 */
export const consoleLog: FailureLog = {
  note(what, failure) {
    const words = `${what} ${JSON.stringify(failure)}`
    faults()?.tell('failure', words)
    // oxlint-disable eslint/no-console -- the only module that writes to the console
    if (failure.kind === 'misconfigured') console.error(words)
    else console.warn(words)
    // oxlint-enable eslint/no-console
  },
}

import type { PasswordReset } from '@umber/storefront-core/account'
import type { Clock } from '@umber/storefront-core'
import { timings } from './timings.ts'

/** Takes two seconds; no email is sent, so no link ever works. */
export function createShowcasePasswordReset(clock: Clock): PasswordReset {
  return {
    request: (_email, options) => clock.wait(timings.passwordReset, options?.signal),
    async complete(_token, _password, options) {
      await clock.wait(timings.passwordReset, options?.signal)
      return 'link-expired'
    },
  }
}

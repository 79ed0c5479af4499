import { noRetry } from '../catalogue/catalogue-client.ts'
import { passwordRefusal } from '../auth/auth-refusals.ts'
import { failureFrom } from '../failure/failure-from-error.ts'
import type { PasswordReset } from '../ports/password-reset.ts'
import type { LiveClient } from './live-client.ts'

/** Sends a reset link by email, and sets the new password with it. The link works once. */
export function createLivePasswordReset({ auth }: LiveClient): PasswordReset {
  return {
    async request(email, { signal } = {}) {
      const body = { identifier: email.trim() }
      await auth.resetPassword('customer', 'emailpass', body, { ...noRetry, signal })
    },
    async complete(token, password, { signal } = {}) {
      try {
        await auth.updateProvider('customer', 'emailpass', { password }, token, { ...noRetry, signal })
        return 'done'
      } catch (error) {
        const failure = failureFrom(error)
        if (failure.kind === 'unauthorized') return 'link-expired'
        const refusal = passwordRefusal(failure)
        if (refusal === undefined) throw error
        return refusal
      }
    },
  }
}

import type { PasswordRefusal } from '../auth/password-refusal.ts'
import type { PortOptions } from './port-options.ts'

export interface PasswordReset {
  /** Resolves for an unknown address too, so that nobody learns who is a customer. */
  request(email: string, options?: PortOptions): Promise<void>
  /** `token` is the one of the link in the mail; it works once. */
  complete(
    token: string,
    password: string,
    options?: PortOptions,
  ): Promise<'done' | 'link-expired' | PasswordRefusal>
}

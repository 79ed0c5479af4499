import type { PasswordRefusal } from '../auth/auth-refusals.ts'
import type { PortOptions } from './port-options.ts'

export interface PasswordReset {
  /** Resolves for an unknown address too, so that it does not reveal who is a customer. */
  request(email: string, options?: PortOptions): Promise<void>
  /** `token` is from the link in the email and works once. */
  complete(
    token: string,
    password: string,
    options?: PortOptions,
  ): Promise<'done' | 'link-expired' | PasswordRefusal>
}

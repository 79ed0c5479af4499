import { noRetry } from '../catalogue/catalogue-client.ts'
import type { AuthClient } from './auth-client.ts'

/**
 * Ends a session on the backend: everything that was issued for its sign-in, or, `everywhere`, for any sign-in of its
 * customer. Medusa itself keeps a token valid for its day. The page may be left meanwhile. `POST /auth/sign-out`
 *
 * @param token null in session mode, where the cookie says whose session it is.
 */
export async function endSession(
  { client }: AuthClient,
  token: string | null,
  where: 'here' | 'everywhere',
): Promise<void> {
  await client.fetch('/auth/sign-out', {
    ...noRetry,
    method: 'POST',
    body: { everywhere: where === 'everywhere' },
    // Named, because the token may be gone from the storage when the request is sent.
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    keepalive: true,
  })
}

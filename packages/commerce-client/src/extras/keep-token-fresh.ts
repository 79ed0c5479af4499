import type { CommerceClient } from '../commerce-client.ts'
import { systemClock, type Clock } from '../transport/clock.ts'
import { withLimits } from '../transport/timeout.ts'

export interface FreshTokenOptions {
  /**
   * How long before its expiry a token is refreshed, in milliseconds. Default one hour; a Medusa token is valid for a
   * day.
   */
  readonly within?: number | undefined
  /** For tests: time. */
  readonly clock?: Clock | undefined
}

/** How long a request waits for a refresh, in milliseconds; then it is sent with the old token. */
const longestWait = 5000

/** How long after a failed refresh the next one is tried, in milliseconds. */
const pauseAfterFailure = 60_000

/**
 * Refreshes the token before a request, when it expires soon. Concurrent requests wait for the same refresh, at most five
 * seconds. A failed refresh blocks no request, because the old token is still valid; the next one is tried a minute later.
 *
 * Medusa refreshes only tokens that are still valid. Requests with an expired token are refused with status 401, and
 * the user has to sign in again.
 *
 * @example
 * keepTokenFresh(shop)
 */
export function keepTokenFresh(
  { client, auth }: Pick<CommerceClient, 'client' | 'auth'>,
  { within = 3_600_000, clock = systemClock }: FreshTokenOptions = {},
): void {
  const send = client.fetch.bind(client)
  let exchange: Promise<void> | undefined
  let notBefore = 0

  const exchangeIfDue = async (): Promise<void> => {
    const now = clock.now()
    const left = endOf(await client.getToken()) - now
    if (now < notBefore || !(left > 0 && left < within)) return
    await auth.refresh().catch(() => {
      notBefore = clock.now() + pauseAfterFailure
    })
  }

  /** The refresh under way, for as long as requests wait for it. Until it has ended, no other one begins. */
  const begin = (): Promise<void> => {
    const running = exchangeIfDue()
    const waiting = new Promise<void>((resolve, reject) => {
      const cancel = clock.after(longestWait, resolve)
      running.then(resolve, reject).finally(cancel)
    })
    const end = (): void => {
      exchange = undefined
    }
    running.then(end, end)
    return waiting
  }

  client.fetch = async (input, init) => {
    if (!/^\/?auth\//.test(String(input))) {
      const waiting = (exchange ??= begin())
      await withLimits(() => waiting, { signal: init?.signal })
    }
    return send(input, init)
  }
}

/** The expiry of a JSON Web Token, in milliseconds since 1970; NaN for anything else. */
function endOf(token: string | undefined): number {
  const payload = token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
  try {
    // Only digits are matched, so the payload's text encoding does not matter.
    return Number(/"exp":(\d+)/.exec(atob(payload))?.[1]) * 1000
  } catch {
    return Number.NaN
  }
}

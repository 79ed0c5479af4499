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

/**
 * Refreshes the token before a request, when it expires soon. Concurrent requests wait for the same refresh. A failed
 * refresh blocks no request: the old token is still valid, and the next request tries again.
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
  let exchange: Promise<unknown> | undefined

  const exchangeIfDue = async (): Promise<void> => {
    const left = endOf(await client.getToken()) - clock.now()
    if (left > 0 && left < within) await auth.refresh().catch(() => undefined)
  }

  client.fetch = async (input, init) => {
    if (!/^\/?auth\//.test(String(input))) {
      exchange ??= exchangeIfDue().finally(() => (exchange = undefined))
      const waiting = exchange
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

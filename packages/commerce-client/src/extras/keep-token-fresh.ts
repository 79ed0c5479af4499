import type { CommerceClient } from '../commerce-client.ts'
import { systemClock, type Clock } from '../transport/clock.ts'
import { withLimits } from '../transport/with-limits.ts'

export interface FreshTokenOptions {
  /** How long before its end a token is exchanged, in milliseconds. Default an hour; a Medusa token lives a day. */
  readonly within?: number | undefined
  /** For tests: time. */
  readonly clock?: Clock | undefined
}

/**
 * Exchanges the token for a fresh one before a request, when it ends soon. All requests that are made meanwhile wait for the
 * one exchange. An exchange that fails stops nobody: the old token is still valid, and the next request tries again.
 *
 * Medusa exchanges only tokens that are still valid. One that has run out cannot be refreshed: its requests are refused with
 * status 401, and the person has to sign in again.
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

/** When a JSON Web Token ends, in milliseconds since 1970; not a number for anything else. */
function endOf(token: string | undefined): number {
  const payload = token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
  try {
    // Only digits are looked for, so that the payload's text encoding does not matter.
    return Number(/"exp":(\d+)/.exec(atob(payload))?.[1]) * 1000
  } catch {
    return Number.NaN
  }
}

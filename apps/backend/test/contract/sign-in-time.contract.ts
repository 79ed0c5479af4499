import { describe, expect, it } from 'vitest'

import { anyEmail, ask, done } from '../support/backend'

const tries = 9

/** Each attempt comes from another address, so that no limit applies. */
async function timeOf(actor: string, email: string, place: number): Promise<number> {
  const begun = performance.now()
  const answer = await ask('POST', `/auth/${actor}/emailpass`, {
    body: { email, password: 'not-the-password' },
    from: `198.51.100.${place}`,
  })
  expect(answer).toMatchObject({ status: 401, body: { message: 'Invalid email or password' } })
  return performance.now() - begun
}

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0

describe('Signing in', () => {
  // Identities have no actor type: a customer's address is known to the route of administrators too.
  it.each(['customer', 'user'])(
    '[F-82] takes as long for an unknown address as for a known one: %s',
    async (actor) => {
      const known: number[] = []
      const unknown: number[] = []
      for (let place = 0; place < tries; place += 1) {
        const email = anyEmail(`known-${actor}`)
        await done('POST', '/auth/customer/emailpass/register', {
          body: { email, password: 'a-long-password' },
          from: `198.51.100.${100 + place}`,
        })
        known.push(await timeOf(actor, email, place + 1))
        unknown.push(await timeOf(actor, anyEmail(`unknown-${actor}`), place + 51))
      }
      const ratio = median(unknown) / median(known)
      expect(ratio).toBeGreaterThan(0.5)
      expect(ratio).toBeLessThan(2)
    },
  )
})

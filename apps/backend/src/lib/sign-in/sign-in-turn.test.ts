import type { Logger } from '@medusajs/framework/types'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { RateLimitService } from '../../modules/rate-limit/service'
import { limits as table } from '../rate-limit/limits'
import { takeSignInTurn, type SignIn } from './sign-in-turn'

const logger = { warn: () => undefined } as unknown as Logger
const asha = 'asha@shop.example'
const known = 'a-known-device'

let limits: RateLimitService
beforeEach(() => {
  vi.useFakeTimers()
  limits = new RateLimitService({ logger })
})
afterEach(() => void vi.useRealTimers())

const attempt = async (who: Partial<SignIn>) =>
  takeSignInTurn(limits, { email: asha, visitor: undefined, network: undefined, device: undefined, ...who })
const wrong = async (who: Partial<SignIn>) => (await attempt(who)).kind
async function right(who: Partial<SignIn>) {
  const turn = await attempt(who)
  if (turn.kind === 'allowed') await turn.forgive()
  return turn.kind
}

/** Each attempt of a renter of a /48 is from another network. */
const rotating = (index: number, network = '2001:db8:1') => ({
  visitor: `${network}:${index.toString(16)}`,
  network,
})

async function attack(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await wrong(rotating(time))
}

const free = table['sign-in-by-email'].times
const firstTries = table['first-sign-in-by-email-and-network'].times

describe('While an account is attacked from many networks', () => {
  it.each([free, free + firstTries, free + 5 * firstTries])(
    'after %i wrong passwords, its owner signs in with a known browser and from a new place',
    async (times) => {
      await attack(times)
      for (let time = 0; time < 10; time += 1) {
        expect(await right({ device: known, ...rotating(0) })).toBe('allowed')
        expect(await right({ visitor: '203.0.113.7', network: '203.0.113' })).toBe('allowed')
        await attack(3)
      }
    },
  )

  it('the attacker’s networks have few attempts together', async () => {
    await attack(free)
    const kinds: string[] = []
    for (let time = 0; time < 5 * firstTries; time += 1) kinds.push(await wrong(rotating(free + time)))
    expect(kinds.filter((kind) => kind === 'allowed')).toHaveLength(firstTries)
    expect(await wrong(rotating(1, '2001:db8:2'))).toBe('allowed')
  })

  it('a visitor who has failed there before waits', async () => {
    const visitor = { visitor: '203.0.113.7', network: '203.0.113' }
    expect(await wrong(visitor)).toBe('allowed')
    await attack(free)
    expect(await attempt(visitor)).toMatchObject({ kind: 'refused', limit: 'sign-in-by-email' })
    const another = { visitor: '203.0.113.8', network: '203.0.113' }
    expect([await wrong(another), await wrong(another)]).toEqual(['allowed', 'refused'])
  })

  it('its owner’s sign-in does not give the attacker new attempts', async () => {
    await attack(free + 1)
    expect(await right({ device: known })).toBe('allowed')
    expect(await right({ visitor: '203.0.113.7', network: '203.0.113' })).toBe('allowed')
    expect(await wrong(rotating(1))).toBe('refused')
  })
})

describe('A known browser', () => {
  it('has few attempts of its own, and then pauses', async () => {
    const { times } = table['sign-in-by-device']
    for (let time = 0; time < times; time += 1) expect(await wrong({ device: known })).toBe('allowed')
    expect(await attempt({ device: known })).toEqual({
      kind: 'refused',
      limit: 'sign-in-by-device',
      seconds: 10,
    })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await right({ device: known })).toBe('allowed')
    expect(await wrong({ device: known })).toBe('allowed')
  })

  it('does not use up the attempts of others, nor of its other accounts', async () => {
    for (let time = 0; time < 50; time += 1) await wrong({ device: known })
    expect(await wrong({ visitor: '203.0.113.7' })).toBe('allowed')
    expect(await wrong({ device: known, email: 'ravi@shop.example' })).toBe('allowed')
  })
})

it('a visitor without a known browser waits after five wrong passwords, and the right one resets that', async () => {
  const visitor = { visitor: '203.0.113.7' }
  for (let time = 0; time < 5; time += 1) expect(await wrong(visitor)).toBe('allowed')
  expect(await attempt(visitor)).toMatchObject({ kind: 'refused', limit: 'sign-in-by-email-and-visitor' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await right(visitor)).toBe('allowed')
  expect(await wrong(visitor)).toBe('allowed')
})

it('an attempt without an address is counted for its visitor', async () => {
  const visitor = { email: undefined, visitor: '203.0.113.7' }
  for (let time = 0; time < table['sign-in-by-visitor'].times; time += 1) await wrong(visitor)
  expect(await attempt(visitor)).toMatchObject({ kind: 'refused', limit: 'sign-in-by-visitor' })
})

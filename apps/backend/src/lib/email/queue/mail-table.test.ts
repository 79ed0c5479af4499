import type { MedusaContainer } from '@medusajs/framework/types'
import { beforeEach, describe, expect, it } from 'vitest'

import { mailTable } from './mail-table'

type Row = Readonly<Record<string, unknown>>

const now = 1_000
const minute = 60

let row: Row

/** As much of Knex as single rows need, over one row in memory. Times are seconds. */
function knex() {
  const tests: ((one: Row) => boolean)[] = []
  const equals = (wanted: Row) => (one: Row) =>
    Object.keys(wanted).every((name) => one[name] === wanted[name])
  const found = () => (tests.every((test) => test(row)) ? 1 : 0)
  const query = {
    where(wanted: Row | string, _operator?: '<=', limit?: number) {
      tests.push(typeof wanted === 'string' ? (one) => Number(one[wanted]) <= Number(limit) : equals(wanted))
      return query
    },
    whereNot(wanted: Row) {
      tests.push((one) => !equals(wanted)(one))
      return query
    },
    whereNotNull(name: string) {
      tests.push((one) => one[name] !== null)
      return query
    },
    update: async (changes: Row) => {
      const count = found()
      if (count > 0) row = { ...row, ...changes }
      return Promise.resolve(count)
    },
    delete: async () => Promise.resolve(found()),
  }
  return query
}
const raw = (_sql: string, [minutes]: readonly number[] = []) =>
  minutes === undefined ? 'raw' : now + minutes * minute
const table = mailTable({
  resolve: () => Object.assign(knex, { fn: { now: () => now }, raw }),
} as unknown as MedusaContainer)

const unsent: Row = {
  id: 'mail_1',
  status: 'failed',
  attempts: 5,
  content: 'sealed',
  next_attempt_at: null,
  claimed_until: null,
  expires_at: null,
  deleted_at: null,
}
beforeEach(() => {
  row = unsent
})

describe('A mail that is sent again', () => {
  it('is due now, with all its attempts before it', async () => {
    expect(await table.requeue('mail_1')).toBe(true)
    expect(row).toMatchObject({ status: 'waiting', attempts: 0, next_attempt_at: now })
  })

  it('keeps the claim of an attempt that is running', async () => {
    row = { ...unsent, status: 'waiting', claimed_until: now + minute }
    expect(await table.requeue('mail_1')).toBe(true)
    expect(row).toMatchObject({ claimed_until: now + minute })
  })

  it.each([
    ['was sent', { status: 'sent' }],
    ['has lost its content with its expiry', { content: null }],
    ['was deleted', { deleted_at: now }],
    ['is another', { id: 'mail_2' }],
  ])('is refused when it %s', async (_, changes) => {
    row = { ...unsent, ...changes }
    expect(await table.requeue('mail_1')).toBe(false)
    expect(row).toEqual({ ...unsent, ...changes })
  })
})

describe('The outcome of an attempt', () => {
  it('ends the claim, and deletes the content of a mail that was sent', async () => {
    row = { ...unsent, status: 'waiting', claimed_until: now + minute, last_error: 'Busy' }
    await table.record('mail_1', { kind: 'sent' })
    expect(row).toMatchObject({ status: 'sent', content: null, sent_at: now, last_error: null })
    expect(row).toMatchObject({ claimed_until: null, next_attempt_at: null })
  })

  it('keeps the content of any other, with the reason and the time of the next attempt', async () => {
    await table.record('mail_1', { kind: 'waiting', reason: 'Busy', minutes: 5 })
    const kept = { content: 'sealed', claimed_until: null }
    const next = now + 5 * minute
    expect(row).toMatchObject({ ...kept, status: 'waiting', last_error: 'Busy', next_attempt_at: next })
    await table.record('mail_1', { kind: 'failed', reason: 'Gone' })
    expect(row).toMatchObject({ ...kept, status: 'failed', last_error: 'Gone', next_attempt_at: null })
  })
})

it.each<readonly [title: string, changes: Row, expires_at: number, status: string, content: unknown]>([
  ['past its expiry loses its content', {}, now, 'failed', null],
  ['before its expiry keeps its content', {}, now + 1, 'waiting', 'sealed'],
  ['that was sent is not told as failed', { status: 'sent' }, now, 'sent', 'sealed'],
])('A mail %s', async (_, changes, expires_at, status, content) => {
  row = { ...unsent, status: 'waiting', ...changes, expires_at }
  await table.expire()
  expect(row).toMatchObject({ status, content })
})

it('A mail is discarded, unless it was sent', async () => {
  expect(await table.discard('mail_1')).toBe(true)
  row = { ...unsent, status: 'sent' }
  expect(await table.discard('mail_1')).toBe(false)
})

import { describe, expect, it } from 'vitest'

import { anyEmail, ask } from '../support/house'

const visitor = () => `203.0.113.${Math.ceil(Math.random() * 250)}`

describe('Whoever asks too often', () => {
  it('is told to wait, and for how long, in the words Medusa uses', async () => {
    const from = visitor()
    const statuses: number[] = []
    let last = await ask('POST', '/store/contact', { from, body: {} })
    for (let times = 1; times < 11; times += 1) {
      statuses.push(last.status)
      last = await ask('POST', '/store/contact', { from, body: {} })
    }
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 400))
    expect(last).toMatchObject({
      status: 429,
      body: { type: 'too_many_requests', message: 'Too many requests. Try again later.' },
    })
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(500)
    expect(Number(last.headers.get('retry-after'))).toBeLessThanOrEqual(600)
    expect((await ask('POST', '/store/contact', { from: '198.51.100.7', body: {} })).status).toBe(400)
  })

  it('about one address is held up wherever they ask from', async () => {
    const email = anyEmail('guessed')
    const statuses: number[] = []
    for (let times = 0; times < 11; times += 1) {
      const body = { display_id: 900_000 + times, email }
      statuses.push((await ask('POST', '/store/orders/lookup', { from: visitor(), body })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429])
  })

  it('cannot fill a mailbox with letters about a password', async () => {
    const identifier = anyEmail('flooded')
    const statuses: number[] = []
    for (let times = 0; times < 6; times += 1) {
      const body = { identifier }
      const path = '/auth/customer/emailpass/reset-password'
      statuses.push((await ask('POST', path, { from: visitor(), body })).status)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })
})

import { describe, expect, it } from 'vitest'
import { noticeWords } from './notice-words.ts'

const price = { amount: 1, currency: 'inr' }
const request = {
  attempt: 'attempt',
  cart: { id: 'cart_1', lines: [], subtotal: price, status: 'ready', busy: false },
  address: {
    email: 'asha@example.com',
    firstName: 'Asha',
    lastName: 'Rao',
    address1: '27 Cubbon Cross',
    address2: '',
    city: 'Bengaluru',
    state: 'Karnataka',
    postalCode: '560001',
    country: 'India',
    phone: '9845012345',
  },
  delivery: { id: 'so_1', name: 'Standard', price, days: [1, 1] },
  payment: 'pp_test',
  quote: { subtotal: price, shipping: price, total: price },
} as const
const failed = { kind: 'failed', failure: { kind: 'broken', retryable: true }, request } as const

describe('An order that failed', () => {
  it('is said to have charged nothing only when no payment had to be given back', () => {
    expect(noticeWords(failed).sentence).toContain('Nothing was charged')
    const { sentence, hint } = noticeWords({ ...failed, isReleased: true })
    expect(sentence).not.toContain('charged')
    expect(hint).toContain('goes back to you')
  })

  it('keeps the payment that is under way for the next attempt', () => {
    const { sentence } = noticeWords({ ...failed, isReserved: true })
    expect(sentence).toContain('nothing is charged twice')
  })
})

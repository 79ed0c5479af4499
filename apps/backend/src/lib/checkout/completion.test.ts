import { MedusaError } from '@medusajs/framework/utils'
import { describe, expect, it } from 'vitest'

import { reasonOf, refusalOf } from './completion'

const { Types } = MedusaError

describe('A cart cannot be ordered as it is', () => {
  it.each([
    Types.NOT_ALLOWED,
    Types.INVALID_DATA,
    Types.NOT_FOUND,
    Types.PAYMENT_AUTHORIZATION_ERROR,
    Types.PAYMENT_REQUIRES_MORE_ERROR,
  ])('after an error of the type %s', (type) => {
    const error = new MedusaError(type, 'A price has changed', 'price_changed')
    expect(refusalOf(error)).toMatchObject({ type, code: 'price_changed', message: 'A price has changed' })
    expect(refusalOf(JSON.parse(JSON.stringify({ type, message: 'Without its class' })))).toMatchObject({
      type,
    })
  })

  it.each([new MedusaError(Types.CONFLICT, 'later'), new Error('no answer'), undefined])(
    'but may be after %s',
    (error) => {
      expect(refusalOf(error)).toBeUndefined()
    },
  )
})

describe('The reason of a completion without an order', () => {
  it.each([
    [{ code: 'price_changed', type: 'not_allowed' }, 'price_changed'],
    [{ code: 'card_declined for Asha', type: 'payment' }, 'payment'],
    [{ type: 'payment_requires_more_error' }, 'payment_requires_more_error'],
    [{}, 'unknown'],
  ])('%j', (refusal, reason) => {
    expect(reasonOf(refusal)).toBe(reason)
  })
})

import * as z from 'zod/mini'
import { readOrderNumber } from '../orders/order-number.ts'
import { email, required } from './texts.ts'

export const orderLookupMessages = {
  number: 'Please enter an order number',
  email: 'Invalid email address',
}

/** The guest's order lookup: number and email address. */
export function orderLookupSchema(messages: Partial<typeof orderLookupMessages> = {}) {
  const say = { ...orderLookupMessages, ...messages }
  return z.object({
    number: required(say.number).check(z.refine((text) => readOrderNumber(text) !== undefined, say.number)),
    email: email(say.email),
  })
}

import * as z from 'zod/mini'
import { plainOrderNumbers, type OrderNumbers } from '../orders/order-number.ts'
import { email, required } from './texts.ts'

export const orderLookupMessages = {
  number: 'Please enter an order number',
  email: 'Invalid email address',
}

/** The guest's order lookup: number and email address. */
export function orderLookupSchema(
  messages: Partial<typeof orderLookupMessages> = {},
  { parse }: Pick<OrderNumbers, 'parse'> = plainOrderNumbers,
) {
  const say = { ...orderLookupMessages, ...messages }
  return z.object({
    number: required(say.number).check(z.refine((text) => parse(text) !== undefined, say.number)),
    email: email(say.email),
  })
}

import * as z from 'zod/mini'
import { simulatedPayments, type PaymentKind } from '../ports/payment.ts'
import { digitsOf, isCardNumber, isExpiry } from './card.ts'
import { givenLike, plainSpaces } from './texts.ts'

export const deliveryMessages = { method: 'Please choose a shipping method' }

/** `methods`: the ids of the available shipping options. */
export function deliverySchema(
  messages: Partial<typeof deliveryMessages> = {},
  methods: readonly string[] = ['standard', 'express', 'overnight'],
) {
  const { method } = { ...deliveryMessages, ...messages }
  return z.object({ method: z.string(method).check(z.refine((id) => methods.includes(id), method)) })
}

export const paymentMessages = {
  method: 'Please choose a payment method',
  cardNumber: 'Card number must be between 16 and 19 digits',
  nameOnCard: 'Name must be at least 3 characters',
  expiryDate: 'Expiry date must be in MM/YY format',
  cvv: 'CVV must be 3 or 4 digits',
}

/**
 * Payment method and card. All card fields may be empty and are then ''. The card number is counted and
 * returned as digits only. `methods`: those to choose from; the demonstration's by default.
 */
export function paymentSchema(
  messages: Partial<typeof paymentMessages> = {},
  methods: readonly PaymentKind[] = simulatedPayments,
) {
  const say = { ...paymentMessages, ...messages }
  return z.object({
    method: z.enum(methods, say.method),
    cardNumber: givenLike((text) => isCardNumber(plainSpaces(text)), say.cardNumber, digitsOf),
    nameOnCard: givenLike((text) => Array.from(text).length >= 3, say.nameOnCard),
    expiryDate: givenLike(isExpiry, say.expiryDate),
    cvv: givenLike((text) => /^\d{3,4}$/.test(text), say.cvv),
  })
}

import * as z from 'zod/mini'
import { digitsOf, isCardNumber, isExpiry } from './card.ts'
import { email, givenLike, optional, phone, plainSpaces, required } from './texts.ts'

export const addressMessages = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Invalid email address',
  phone: 'Valid phone number is required',
  address1: 'Address is required',
  city: 'City is required',
  state: 'State is required',
  postalCode: 'Valid postal code is required',
  country: 'Country is required',
}

export interface AddressRules {
  /** How many characters a first or last name has at least. */
  readonly shortestName: number
  readonly isPostalCode: (text: string) => boolean
}

/** Two letters make a name and five characters a postal code, as the demonstration has it. */
const showcaseAddress: AddressRules = { shortestName: 2, isPostalCode: () => true }

/** For orders that are really sent: "O" and "李" are names, and an Indian PIN code has six digits. */
export const liveAddressRules: AddressRules = {
  shortestName: 1,
  isPostalCode: (text) => /^[1-9]\d{2} ?\d{3}$/.test(text),
}

/** Where an order goes; a `CheckoutAddress` comes out. Lengths are counted after trimming. */
export function addressSchema(
  messages: Partial<typeof addressMessages> = {},
  { shortestName, isPostalCode }: AddressRules = showcaseAddress,
) {
  const say = { ...addressMessages, ...messages }
  return z.object({
    firstName: required(say.firstName, shortestName),
    lastName: required(say.lastName, shortestName),
    email: email(say.email),
    phone: phone(say.phone),
    address1: required(say.address1, 5),
    address2: optional(),
    city: required(say.city, 2),
    state: required(say.state, 2),
    postalCode: required(say.postalCode, 5).check(
      z.overwrite(plainSpaces),
      z.refine((text) => isPostalCode(text), say.postalCode),
    ),
    country: required(say.country, 2),
  })
}

export const deliveryMessages = { method: 'Please choose a shipping method' }

/** `methods`: the ids of the ways on offer. */
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
 * How an order is paid. The card's fields may all be left empty, and come out as '' then. The number is
 * counted with its spaces, as it is typed, and comes out as digits.
 */
export function paymentSchema(messages: Partial<typeof paymentMessages> = {}) {
  const say = { ...paymentMessages, ...messages }
  return z.object({
    method: z.enum(['creditCard', 'paypal', 'razorpay'], say.method),
    cardNumber: givenLike((text) => isCardNumber(plainSpaces(text)), say.cardNumber, digitsOf),
    nameOnCard: givenLike((text) => Array.from(text).length >= 3, say.nameOnCard),
    expiryDate: givenLike(isExpiry, say.expiryDate),
    cvv: givenLike((text) => /^\d{3,4}$/.test(text), say.cvv),
  })
}

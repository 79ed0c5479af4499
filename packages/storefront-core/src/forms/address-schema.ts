import * as z from 'zod/mini'
import { field } from '../parse/read.ts'
import { email, optional, phone, plainSpaces, required } from './texts.ts'

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
  /** Minimum number of characters of a first or last name. */
  readonly shortestName: number
  readonly shortestPostalCode: number
  readonly isPostalCode: (text: string, country: string) => boolean
}

/** The demonstration's rules: names of two characters, postal codes of five. */
const showcaseAddress: AddressRules = {
  shortestName: 2,
  shortestPostalCode: 5,
  isPostalCode: () => true,
}

/** Rules for real orders: "O" and "李" are names, and an Indian PIN code has six digits. */
export const liveAddressRules: AddressRules = {
  shortestName: 1,
  // Iceland and Taiwan have three.
  shortestPostalCode: 3,
  isPostalCode: (text, country) =>
    country === 'India' ? /^[1-9]\d{2} ?\d{3}$/.test(text) : /^[\p{L}\d][\p{L}\d -]*$/u.test(text),
}

/** The delivery address; the output is a `CheckoutAddress`. Lengths are counted after trimming. */
export function addressSchema(
  messages: Partial<typeof addressMessages> = {},
  rules: AddressRules = showcaseAddress,
) {
  const say = { ...addressMessages, ...messages }
  return z.object(addressFields(say, rules)).check(postalCodeOfCountry(say.postalCode, rules))
}

export function addressFields(
  say: typeof addressMessages,
  { shortestName, shortestPostalCode }: AddressRules,
) {
  return {
    firstName: required(say.firstName, shortestName),
    lastName: required(say.lastName, shortestName),
    email: email(say.email),
    phone: phone(say.phone),
    address1: required(say.address1, 5),
    address2: optional(),
    city: required(say.city, 2),
    state: required(say.state, 2),
    postalCode: required(say.postalCode, shortestPostalCode).check(z.overwrite(plainSpaces)),
    country: required(say.country, 2),
  }
}

/** Reported together with all other errors of the form. */
export const postalCodeOfCountry = (message: string, { isPostalCode }: AddressRules) =>
  z.refine<{ readonly postalCode: string; readonly country: string }>(
    ({ postalCode, country }) => isPostalCode(postalCode.trim(), country.trim()),
    { message, path: ['postalCode'], when: ({ value }) => areTexts(value) },
  )

const areTexts = (value: unknown): boolean =>
  ['postalCode', 'country'].every((name) => typeof field(value, name) === 'string')

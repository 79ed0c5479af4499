import * as z from 'zod/mini'
import { field } from '../parse/read.ts'
import type { AddressRules } from '../ports/address-rules.ts'
import { email, lengthOf, optional, phone, plainCharacters, required } from './texts.ts'

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

/** The demonstration's rules: names and states of two characters, postal codes of five. */
export const showcaseAddress: AddressRules = {
  shortestName: 2,
  accepts: { postalCode: (text) => lengthOf(text) >= 5, state: (text) => lengthOf(text) >= 2 },
}

/** The delivery address; the output is a `CheckoutAddress`. Lengths are counted after trimming. */
export function addressSchema(
  messages: Partial<typeof addressMessages> = {},
  rules: AddressRules = showcaseAddress,
) {
  const say = { ...addressMessages, ...messages }
  return z.object(addressFields(say, rules)).check(...placeOfCountry(say, rules))
}

export function addressFields(say: typeof addressMessages, rules: AddressRules) {
  return {
    firstName: required(say.firstName, rules.shortestName),
    lastName: required(say.lastName, rules.shortestName),
    email: email(say.email),
    phone: rules.acceptsPhone === undefined ? phone(say.phone) : plainNumber(say.phone),
    address1: required(say.address1, rules.shortestStreet ?? 5),
    address2: optional(),
    city: required(say.city, rules.needsCity === undefined ? 2 : 0),
    state: required(say.state, 0),
    postalCode: plainNumber(say.postalCode),
    country: required(say.country, 2),
  }
}

const plainNumber = (message: string) => required(message, 0).check(z.overwrite(plainCharacters))

type Ruled = 'postalCode' | 'state' | 'city' | 'phone'

/** What the rules say of a text; true where they say nothing. */
export const isAcceptedIn = (rules: AddressRules, name: Ruled, text: string, country: string): boolean => {
  if (name === 'city') return text !== '' || rules.needsCity?.(country) !== true
  if (name === 'phone') return rules.acceptsPhone?.(text, country) ?? true
  return rules.accepts[name](text, country)
}

/** Reported together with all other errors of the form. */
export const placeOfCountry = (say: typeof addressMessages, rules: AddressRules) =>
  (['phone', 'city', 'postalCode', 'state'] as const).map((name) =>
    z.refine<Readonly<Record<typeof name | 'country', string>>>(
      ({ country, [name]: text }) => isAcceptedIn(rules, name, text.trim(), country.trim()),
      {
        message: say[name],
        path: [name],
        when: ({ value }) => [name, 'country'].every((one) => typeof field(value, one) === 'string'),
      },
    ),
  )

import * as z from 'zod/mini'
import { _default as withDefault } from 'zod/mini'
import type { ContactMessage } from '../ports/contact-form.ts'
import { email, givenLike, optional, required } from './texts.ts'

export const accountAddressMessages = {
  name: 'Name is required',
  street: 'Street address is required',
  city: 'City is required',
  state: 'State is required',
  zipCode: 'Zip code is required',
}

/** The address form of the account. `name` is the label of the address. */
export function accountAddressSchema(messages: Partial<typeof accountAddressMessages> = {}) {
  const say = { ...accountAddressMessages, ...messages }
  return z.object({
    name: required(say.name),
    street: required(say.street),
    city: required(say.city),
    state: required(say.state),
    zipCode: required(say.zipCode),
  })
}

export const contactMessages = {
  name: 'Name is required',
  email: 'Invalid email address',
  category: 'Please choose one of the categories',
  subject: 'Subject is required',
  message: 'Message is required',
}

const categories = ['general', 'order', 'returns', 'technical', 'partnership', 'press', ''] as const

/** The contact form. A category of '' means none. */
export function contactSchema(messages: Partial<typeof contactMessages> = {}) {
  const say = { ...contactMessages, ...messages }
  return z.object({
    name: required(say.name),
    email: email(say.email),
    category: withDefault(z.enum(categories, say.category), ''),
    subject: required(say.subject),
    message: required(say.message),
  })
}

/** The message of a valid contact form. */
export function contactMessage({
  category,
  ...rest
}: z.output<ReturnType<typeof contactSchema>>): ContactMessage {
  return category === '' ? rest : { ...rest, category }
}

export const profileMessages = { dateOfBirth: 'Please enter a date in the past' }

/** `today` is `YYYY-MM-DD`; a date of birth cannot be later. Every field is optional. */
export function profileSchema(today: string, messages: Partial<typeof profileMessages> = {}) {
  const { dateOfBirth } = { ...profileMessages, ...messages }
  return z.object({
    firstName: optional(),
    lastName: optional(),
    phone: optional(),
    company: optional(),
    taxNumber: optional(),
    registration: optional(),
    dateOfBirth: givenLike((text) => isDay(text) && text <= today, dateOfBirth),
  })
}

/** Checks the calendar: `Date.parse` turns 31 June into 1 July. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

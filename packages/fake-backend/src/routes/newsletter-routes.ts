import { Refusal } from '../refusal.ts'
import { bodyOf, textIn, type Call, type Route } from './route.ts'

/** Custom: the newsletter, which an address gets once it is confirmed. The real tokens are mailed, and say no address. */
export const newsletterRoutes: readonly Route[] = [
  { method: 'POST', path: '/store/newsletter', answer: request },
  { method: 'POST', path: '/store/newsletter/confirm', answer: confirm },
  { method: 'POST', path: '/store/newsletter/leave', answer: leave },
]

const confirming = 'confirm-'
const leaving = 'leave-'

function request(call: Call) {
  const { database } = call
  const email = (textIn(bodyOf(call), 'email') ?? '').trim().toLowerCase()
  if (!database.subscribers.has(email)) database.subscribers.set(email, undefined)
  return { requested: true }
}

function confirm(call: Call) {
  const { database } = call
  const email = addressIn(call, confirming)
  if (!database.subscribers.has(email) || database.subscribers.get(email) !== undefined) throw used()
  database.subscribers.set(email, database.clock.now())
  return { subscribed: true }
}

function leave(call: Call) {
  const email = addressIn(call, leaving)
  call.database.subscribers.delete(email)
  return { left: true }
}

function addressIn(call: Call, purpose: string): string {
  const token = textIn(bodyOf(call), 'token') ?? ''
  if (!token.startsWith(purpose)) throw used()
  return token.slice(purpose.length)
}

const used = (): Refusal =>
  new Refusal(400, { code: 'link_used', type: 'not_allowed', message: 'The link is invalid or was used' })

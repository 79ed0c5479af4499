import { notFound, Refusal } from '../refusal.ts'
import { customerWire, orderWire } from '../wire/people-wire.ts'
import { ownReviewWire, questionWire } from '../wire/review-wire.ts'
import type { FakeCustomer, FakeIdentity } from '../database.ts'
import { endSignIn, endTokens, identityAt, makeToken } from './auth-routes.ts'
import { checkPassword } from './check-password.ts'
import { customerOf } from './customer-routes.ts'
import { bodyOf, jsonReply, param, Reply, textIn, type Call, type Route } from './route.ts'

/** Custom: what customers do with their own account. Each change asks for the password. */
export const ownAccountRoutes: readonly Route[] = [
  { method: 'POST', path: '/store/customers/me/password', answer: changePassword },
  { method: 'POST', path: '/store/customers/me/email', answer: requestEmail },
  { method: 'POST', path: '/store/customers/me/email/confirm', answer: confirmEmail },
  { method: 'POST', path: '/store/customers/me/deletion', answer: remove },
  { method: 'GET', path: '/store/customers/me/data', answer: ownData },
  { method: 'GET', path: '/store/customers/me/sessions', answer: listSessions },
  { method: 'DELETE', path: '/store/customers/me/sessions', answer: endSessions },
  { method: 'DELETE', path: '/store/customers/me/sessions/:id', answer: endSession },
  { method: 'GET', path: '/store/customers/me/cards', answer: listCards },
  { method: 'DELETE', path: '/store/customers/me/cards/:id', answer: removeCard },
]

const refused = (code: string, message: string, type = 'not_allowed'): Refusal =>
  new Refusal(400, { code, type, message })

/** The customer who asks, with the identity whose password is in the body. */
function proven(call: Call): { readonly customer: FakeCustomer; readonly identity: FakeIdentity } {
  const customer = customerOf(call)
  const identity = identityAt(call.database, customer.email)
  if (identity === undefined || identity.password !== textIn(bodyOf(call), 'password'))
    throw refused('password_wrong', 'The password is not that of the account')
  return { customer, identity }
}

function changePassword(call: Call) {
  const { database } = call
  const { customer, identity } = proven(call)
  checkPassword(call, customer.email, 'new_password')
  identity.password = textIn(bodyOf(call), 'new_password') ?? identity.password
  endTokens(database, identity.email)
  return { token: makeToken(database, identity, 'sign-in') }
}

/** The answer is the same for an address of another account. */
function requestEmail(call: Call): Reply {
  const { database } = call
  const { customer } = proven(call)
  const email = (textIn(bodyOf(call), 'email') ?? '').trim().toLowerCase()
  if (email === customer.email)
    throw refused('email_same', 'The account has this address already', 'invalid_data')
  for (const [token, { customerId }] of database.emailChanges)
    if (customerId === customer.id) database.emailChanges.delete(token)
  if (identityAt(database, email)?.customerId == null)
    database.emailChanges.set(database.id('change'), { customerId: customer.id, email })
  const { answer } = jsonReply({ requested: true }, {})
  return new Reply({ ...answer, status: 202 })
}

function confirmEmail(call: Call) {
  const { database } = call
  const customer = customerOf(call)
  const token = textIn(bodyOf(call), 'token') ?? ''
  const change = database.emailChanges.get(token)
  const identity = identityAt(database, customer.email)
  if (change === undefined || identity === undefined)
    throw refused('link_used', 'The link is invalid or was used')
  if (change.customerId !== customer.id)
    throw refused('verification_not_own', 'The link is for another account')
  database.emailChanges.delete(token)
  database.identities.delete(identity.email)
  endTokens(database, identity.email)
  identity.email = change.email
  customer.email = change.email
  database.identities.set(identity.email, identity)
  database.verifiedAt.set(customer.id, database.clock.now())
  for (const cart of database.carts.values())
    if (cart.customerId === customer.id && cart.orderId === null) cart.email = change.email
  return { token: makeToken(database, identity, 'sign-in'), email: change.email }
}

/** The orders stay, as those of a guest. */
function remove(call: Call) {
  const { database } = call
  const { customer, identity } = proven(call)
  endTokens(database, identity.email)
  database.identities.delete(identity.email)
  database.customers.delete(customer.id)
  database.wishes.delete(customer.id)
  database.preferences.delete(customer.id)
  database.verifiedAt.delete(customer.id)
  database.cards.delete(customer.id)
  database.subscribers.delete(customer.email)
  database.forgetStockRequests(customer.email)
  forgetWritten(database.reviews, customer.id)
  forgetWritten(database.questions, customer.id)
  for (const [id, cart] of database.carts)
    if (cart.customerId === customer.id) {
      if (cart.orderId === null) database.carts.delete(id)
      else cart.customerId = null
    }
  return { id: customer.id, object: 'customer', deleted: true }
}

function forgetWritten(written: { readonly customerId: string }[], customerId: string): void {
  const kept = written.filter((one) => one.customerId !== customerId)
  written.splice(0, written.length, ...kept)
}

function ownData(call: Call) {
  const { database } = call
  const customer = customerOf(call)
  const { addresses, ...profile } = customerWire(customer)
  const own = [...database.orders.values()].filter(({ cart }) => cart.customerId === customer.id)
  return {
    data: {
      profile,
      addresses,
      orders: own.map((order) => orderWire(order, database)),
      wishlist: database.wishes.get(customer.id) ?? [],
      preferences: [],
      newsletter: { subscribed_at: database.subscribers.get(customer.email) ?? null },
      messages: [],
      back_in_stock: [...database.stockRequests].flatMap(([id, waiting]) =>
        waiting.has(customer.email) ? [{ variant_id: id, email: customer.email }] : [],
      ),
      reviews: database.reviews
        .filter(({ customerId }) => customerId === customer.id)
        .map((review) => Object.assign({ product: review.productId }, ownReviewWire(review))),
      questions: database.questions
        .filter(({ customerId }) => customerId === customer.id)
        .map((question) => Object.assign({ product: question.productId }, questionWire(question))),
      saved_cards: database.cards.get(customer.id) ?? [],
      sessions: sessionsOf(call).map(({ browser, system, signed_in_at, last_used_at }) => ({
        browser,
        system,
        signed_in_at,
        last_used_at,
      })),
    },
  }
}

/** One for each sign-in. What it was done with is not kept here. */
function sessionsOf(call: Call) {
  const { database, token: own } = call
  const { email } = customerOf(call)
  const sessions = new Map<string, { first: number; last: number }>()
  for (const { email: owner, purpose, signIn, issuedAt, expiresAt } of database.tokens.values())
    if (owner === email && purpose === 'sign-in' && expiresAt > database.clock.now()) {
      const known = sessions.get(signIn) ?? { first: issuedAt, last: issuedAt }
      sessions.set(signIn, { first: Math.min(known.first, issuedAt), last: Math.max(known.last, issuedAt) })
    }
  return [...sessions]
    .map(([id, { first, last }]) => ({
      id,
      browser: null,
      system: null,
      signed_in_at: new Date(first).toISOString(),
      last_used_at: new Date(last).toISOString(),
      is_current: id === own?.signIn,
    }))
    .toSorted((one, other) => other.last_used_at.localeCompare(one.last_used_at))
}

function listSessions(call: Call) {
  return { sessions: sessionsOf(call) }
}

function endSessions(call: Call) {
  const { database } = call
  const identity = identityAt(database, customerOf(call).email)
  if (identity === undefined) throw notFound('The customer has no account')
  endTokens(database, identity.email)
  return { token: makeToken(database, identity, 'sign-in') }
}

function endSession(call: Call) {
  const id = param(call, 'id')
  if (!sessionsOf(call).some((session) => session.id === id))
    throw notFound('The customer has no such session')
  endSignIn(call.database, { signIn: id })
  return { id, object: 'session', deleted: true }
}

function listCards(call: Call) {
  return { cards: call.database.cards.get(customerOf(call).id) ?? [] }
}

function removeCard(call: Call) {
  const { database } = call
  const customer = customerOf(call)
  const cards = database.cards.get(customer.id) ?? []
  const id = param(call, 'id')
  if (!cards.some((card) => card.id === id)) throw notFound('The customer has no such card')
  database.cards.set(
    customer.id,
    cards.filter((card) => card.id !== id),
  )
  return { id, object: 'card', deleted: true }
}

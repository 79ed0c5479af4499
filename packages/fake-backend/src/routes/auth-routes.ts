import { unauthorized, wrongIdentity } from '../refusal.ts'
import type { FakeIdentity, FakeToken, FakeDatabase } from '../database.ts'
import { checkPassword } from './check-password.ts'
import { bodyOf, jsonReply, Reply, textIn, type Call, type Route } from './route.ts'

export const authRoutes: readonly Route[] = [
  { method: 'POST', path: '/auth/customer/emailpass/register', answer: register },
  { method: 'POST', path: '/auth/customer/emailpass', answer: login },
  { method: 'POST', path: '/auth/customer/emailpass/reset-password', answer: askForReset },
  { method: 'POST', path: '/auth/customer/emailpass/update', answer: setPassword },
  { method: 'POST', path: '/auth/token/refresh', answer: refresh },
  { method: 'POST', path: '/auth/session', answer: openSession },
  { method: 'DELETE', path: '/auth/session', answer: closeSession },
  { method: 'POST', path: '/auth/sign-out', answer: signOut },
]

/** Milliseconds. */
const resetLife = 900_000

export function makeToken(
  database: FakeDatabase,
  identity: FakeIdentity,
  purpose: FakeToken['purpose'],
  signIn = database.id('signin'),
): string {
  const { email, customerId } = identity
  const token = database.id('token')
  const expiresAt = database.clock.now() + (purpose === 'reset' ? resetLife : database.tokenLife)
  database.tokens.set(token, {
    email,
    customerId,
    purpose,
    signIn,
    issuedAt: database.clock.now(),
    expiresAt,
  })
  return token
}

/** The token of a bearer, while it is valid. */
export function tokenOf(database: FakeDatabase, bearer: string | undefined): FakeToken | undefined {
  const token = bearer === undefined ? undefined : database.tokens.get(bearer)
  return token !== undefined && token.expiresAt > database.clock.now() ? token : undefined
}

function credentialsOf(call: Call): { readonly email: string; readonly password: string } {
  const body = bodyOf(call)
  const [email, password] = [textIn(body, 'email'), textIn(body, 'password')]
  if (password === undefined) throw wrongIdentity('Password should be a string')
  if (email === undefined) throw wrongIdentity('Email should be a string')
  return { email, password }
}

/** The identity with the address as it is typed, or else in lower case, as new identities have it. */
export const identityAt = ({ identities }: FakeDatabase, typed: string): FakeIdentity | undefined =>
  identities.get(typed) ?? identities.get(typed.toLowerCase())

/** Custom: an identity that has no customer is replaced, and its tokens end. Medusa itself refuses its address. */
function register(call: Call) {
  const { database } = call
  checkPassword(call, textIn(bodyOf(call), 'email'))
  const { email: typed, password } = credentialsOf(call)
  const known = identityAt(database, typed)
  if (known !== undefined && known.customerId !== null)
    throw wrongIdentity('Identity with email already exists')
  if (known !== undefined) deleteIdentity(database, known)
  const email = typed.toLowerCase()
  const identity: FakeIdentity = { email, password, customerId: null }
  database.identities.set(email, identity)
  return { token: makeToken(database, identity, 'sign-in') }
}

function deleteIdentity(database: FakeDatabase, { email }: FakeIdentity): void {
  database.identities.delete(email)
  endTokens(database, email)
}

export function endTokens(database: FakeDatabase, email: string): void {
  for (const [token, { email: owner }] of database.tokens) if (owner === email) database.tokens.delete(token)
}

function login(call: Call) {
  const { database } = call
  const { email, password } = credentialsOf(call)
  const identity = identityAt(database, email)
  if (identity === undefined || identity.password !== password) {
    throw wrongIdentity('Invalid email or password')
  }
  return { token: makeToken(database, identity, 'sign-in') }
}

/** The same answer for every address, so that it does not reveal customers. */
function askForReset(call: Call): Reply {
  const identity = identityAt(call.database, textIn(bodyOf(call), 'identifier') ?? '')
  // Custom: an identity without a customer gets no mail.
  if (identity !== undefined && identity.customerId !== null) makeToken(call.database, identity, 'reset')
  const headers = { 'content-type': 'text/plain; charset=utf-8' }
  return new Reply({ status: 201, headers, text: 'Created' })
}

function setPassword(call: Call) {
  const { database, bearer } = call
  const token = tokenOf(database, bearer)
  checkPassword(call, token?.email)
  const identity = token?.purpose === 'reset' ? database.identities.get(token.email) : undefined
  const password = textIn(bodyOf(call), 'password')
  if (identity === undefined || password === undefined || bearer === undefined) {
    throw wrongIdentity('Invalid token')
  }
  identity.password = password
  // Custom: Medusa itself keeps earlier tokens valid.
  endTokens(database, identity.email)
  return { success: true }
}

function refresh({ database, token }: Call) {
  const identity = token?.purpose === 'sign-in' ? database.identities.get(token.email) : undefined
  if (identity === undefined) throw unauthorized()
  return { token: makeToken(database, identity, 'sign-in', token?.signIn) }
}

/** Custom: ends the tokens of this sign-in, or of all of the customer. Medusa itself keeps them valid. */
function signOut(call: Call) {
  const { database, token } = call
  if (token === undefined) throw unauthorized()
  if (bodyOf(call)['everywhere'] === true) endTokens(database, token.email)
  else endSignIn(database, token)
  return { success: true }
}

export function endSignIn({ tokens }: FakeDatabase, { signIn: ended }: Pick<FakeToken, 'signIn'>): void {
  for (const [token, { signIn }] of tokens) if (signIn === ended) tokens.delete(token)
}

export const sessionCookie = 'connect.sid'

function openSession({ database, token, bearer }: Call): Reply {
  if (token === undefined || bearer === undefined) throw unauthorized()
  const { customerId, expiresAt } = token
  const user = {
    actor_id: customerId ?? '',
    actor_type: 'customer',
    auth_identity_id: `authid_${customerId}`,
    auth_provider: 'emailpass',
    mfa_enabled: false,
    mfa_challenge_completed_at: null,
    app_metadata: { customer_id: customerId },
    user_metadata: {},
    iat: Math.floor(database.clock.now() / 1_000),
    exp: Math.floor(expiresAt / 1_000),
  }
  return jsonReply({ user }, { 'set-cookie': `${sessionCookie}=${bearer}; Path=/; HttpOnly; SameSite=Lax` })
}

/** Custom: the token of the session ends too. */
function closeSession({ database, token }: Call): Reply {
  if (token === undefined) throw unauthorized()
  endSignIn(database, token)
  return jsonReply({ success: true }, { 'set-cookie': `${sessionCookie}=; Path=/; Max-Age=0` })
}

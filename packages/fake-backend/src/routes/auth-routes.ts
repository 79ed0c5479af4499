import { unauthorized, wrongIdentity } from '../refusal.ts'
import type { FakeIdentity, FakeToken, FakeWorld } from '../world.ts'
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
]

/** Milliseconds. */
const resetLife = 900_000

export function makeToken(world: FakeWorld, identity: FakeIdentity, purpose: FakeToken['purpose']): string {
  const { email, customerId } = identity
  const token = world.id('token')
  const expiresAt = world.clock.now() + (purpose === 'reset' ? resetLife : world.tokenLife)
  world.tokens.set(token, { email, customerId, purpose, expiresAt })
  return token
}

/** Whose token it is, while it is taken. */
export function tokenOf(world: FakeWorld, bearer: string | undefined): FakeToken | undefined {
  const token = bearer === undefined ? undefined : world.tokens.get(bearer)
  return token !== undefined && token.expiresAt > world.clock.now() ? token : undefined
}

function credentialsOf(call: Call): { readonly email: string; readonly password: string } {
  const body = bodyOf(call)
  const [email, password] = [textIn(body, 'email'), textIn(body, 'password')]
  if (password === undefined) throw wrongIdentity('Password should be a string')
  if (email === undefined) throw wrongIdentity('Email should be a string')
  return { email, password }
}

/** There is no rule for an address. */
function register(call: Call) {
  const { world } = call
  checkPassword(call, textIn(bodyOf(call), 'email'))
  const { email, password } = credentialsOf(call)
  if (world.identities.has(email)) throw wrongIdentity('Identity with email already exists')
  const identity: FakeIdentity = { email, password, customerId: null }
  world.identities.set(email, identity)
  return { token: makeToken(world, identity, 'sign-in') }
}

function login(call: Call) {
  const { world } = call
  const { email, password } = credentialsOf(call)
  const identity = world.identities.get(email)
  if (identity === undefined || identity.password !== password) {
    throw wrongIdentity('Invalid email or password')
  }
  return { token: makeToken(world, identity, 'sign-in') }
}

/** Says the same to everybody, so that nobody learns who is a customer. */
function askForReset(call: Call): Reply {
  const identity = call.world.identities.get(textIn(bodyOf(call), 'identifier') ?? '')
  if (identity !== undefined) makeToken(call.world, identity, 'reset')
  const headers = { 'content-type': 'text/plain; charset=utf-8' }
  return new Reply({ status: 201, headers, text: 'Created' })
}

function setPassword(call: Call) {
  const { world, bearer } = call
  const token = tokenOf(world, bearer)
  checkPassword(call, token?.email)
  const identity = token?.purpose === 'reset' ? world.identities.get(token.email) : undefined
  const password = textIn(bodyOf(call), 'password')
  if (identity === undefined || password === undefined || bearer === undefined) {
    throw wrongIdentity('Invalid token')
  }
  identity.password = password
  // The shop's own: Medusa itself goes on taking the tokens from before.
  for (const [known, { email }] of world.tokens) if (email === identity.email) world.tokens.delete(known)
  return { success: true }
}

function refresh({ world, token }: Call) {
  const identity = token?.purpose === 'sign-in' ? world.identities.get(token.email) : undefined
  if (identity === undefined) throw unauthorized()
  return { token: makeToken(world, identity, 'sign-in') }
}

export const sessionCookie = 'connect.sid'

function openSession({ world, token, bearer }: Call): Reply {
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
    iat: Math.floor(world.clock.now() / 1_000),
    exp: Math.floor(expiresAt / 1_000),
  }
  return jsonReply({ user }, { 'set-cookie': `${sessionCookie}=${bearer}; Path=/; HttpOnly; SameSite=Lax` })
}

function closeSession({ token }: Call): Reply {
  if (token === undefined) throw unauthorized()
  return jsonReply({ success: true }, { 'set-cookie': `${sessionCookie}=; Path=/; Max-Age=0` })
}

import { adminUser, demoCustomer, publishableKey, store } from '@umber/sample-store'

import { at, listAt, textAt } from './read'

export const backendUrl = process.env['BACKEND_URL']
if (backendUrl === undefined) throw new Error('The contract needs BACKEND_URL of a running, seeded backend')

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
}

export interface Ask {
  readonly body?: unknown
  readonly bearer?: string
  /** Client address, sent as X-Forwarded-For. */
  readonly from?: string
  /** Access token of an order. */
  readonly access?: string
  readonly cookie?: string
  /** The `Idempotency-Key`. */
  readonly key?: string
  /** What is answered in, as the `x-medusa-locale`. */
  readonly locale?: string
  readonly signal?: AbortSignal
}

export async function ask(
  method: string,
  path: string,
  { body, bearer, from, access, cookie, key, locale, signal }: Ask = {},
): Promise<Answer> {
  const headers = new Headers({ 'x-publishable-api-key': process.env['PUBLISHABLE_KEY'] ?? publishableKey })
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (bearer !== undefined) headers.set('authorization', `Bearer ${bearer}`)
  if (from !== undefined) headers.set('x-forwarded-for', from)
  if (access !== undefined) headers.set('x-order-access', access)
  if (cookie !== undefined) headers.set('cookie', cookie)
  if (key !== undefined) headers.set('idempotency-key', key)
  if (locale !== undefined) headers.set('x-medusa-locale', locale)
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const response = await fetch(`${backendUrl}${path}`, {
    method,
    headers,
    ...sent,
    ...(signal && { signal }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: parse(text) }
}

/** For setup requests, which must succeed. */
export async function done(method: string, path: string, options: Ask = {}): Promise<unknown> {
  const { status, body } = await ask(method, path, options)
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(body)}`)
  return body
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export async function signIn(actor: 'user' | 'customer', email: string, password: string): Promise<string> {
  return textAt(await done('POST', `/auth/${actor}/emailpass`, { body: { email, password } }), 'token')
}

export async function signInAdmin(): Promise<string> {
  const { ADMIN_EMAIL = adminUser.email, ADMIN_PASSWORD = adminUser.password } = process.env
  return await signIn('user', ADMIN_EMAIL, ADMIN_PASSWORD)
}

export async function signInDemo(): Promise<string> {
  const { DEMO_EMAIL = demoCustomer.email, DEMO_PASSWORD = demoCustomer.password } = process.env
  return await signIn('customer', DEMO_EMAIL, DEMO_PASSWORD)
}

export function anyEmail(word: string): string {
  return `${word}-${Date.now()}-${Math.round(Math.random() * 1e6)}@umber-ecru.example`
}

/** Registers a new customer. */
export async function signUp(password = 'a-long-password'): Promise<{ email: string; token: string }> {
  const email = anyEmail('customer')
  const identity = await done('POST', '/auth/customer/emailpass/register', { body: { email, password } })
  await done('POST', '/store/customers', {
    bearer: textAt(identity, 'token'),
    body: { email, first_name: 'Asha', last_name: 'Rao' },
  })
  return { email, token: await signIn('customer', email, password) }
}

/** The shop's region. */
export async function regionId(): Promise<string> {
  const regions = listAt(await done('GET', '/store/regions'), 'regions')
  return textAt(
    regions.find((region) => at(region, 'currency_code') === store.currency),
    'id',
  )
}

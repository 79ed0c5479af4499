import { describe, expect, test } from 'vitest'
import { CommerceClient, type AuthConfig } from '../../src/index.ts'
import { commerceFailureOf, failureOf } from '../support/failure-of.ts'
import { json, recordingFetch } from '../support/recording-fetch.ts'

const baseUrl = 'http://localhost:9000'
const payload = { email: 'asha@umber.example', password: 'correct horse' }

function client(auth: AuthConfig, ...answer: Parameters<typeof recordingFetch>) {
  const { calls, fetch } = recordingFetch(...answer)
  const { auth: signIn, store, client: http } = new CommerceClient({ baseUrl, fetch, auth })
  return { auth: signIn, store, client: http, calls }
}

const memory = { jwtTokenStorageMethod: 'memory' } as const
const token = () => json({ token: 'token_1' })

/** An asynchronous storage, as on React Native, that is slow to write. */
function slowStorage() {
  const items = new Map<string, string>()
  const later = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    items,
    getItem: async (key: string) => later().then(() => items.get(key) ?? null),
    setItem: async (key: string, value: string) => later().then(() => void items.set(key, value)),
    removeItem: async (key: string) => later().then(() => void items.delete(key)),
  }
}

describe('with tokens', () => {
  test('signing in gives the token and sends it from then on', async () => {
    const { auth, store, calls } = client(memory, token)
    expect(await auth.login('customer', 'emailpass', payload)).toBe('token_1')
    await store.customer.retrieve()
    expect(calls.map(({ method, url, headers }) => [method, url, headers['authorization']])).toEqual([
      ['POST', `${baseUrl}/auth/customer/emailpass`, undefined],
      ['GET', `${baseUrl}/store/customers/me`, 'Bearer token_1'],
    ])
  })

  test('registering gives the token and sends it from then on', async () => {
    const { auth, store, calls } = client(memory, token)
    expect(await auth.register('customer', 'emailpass', payload)).toBe('token_1')
    await store.customer.create({ email: payload.email })
    expect(calls[0]).toMatchObject({ url: `${baseUrl}/auth/customer/emailpass/register`, body: payload })
    expect(calls[1]).toMatchObject({
      body: { email: payload.email },
      headers: { authorization: 'Bearer token_1' },
    })
  })

  test('an asynchronous storage has been written when the call resolves', async () => {
    const storage = slowStorage()
    const { auth, client: http } = client({ jwtTokenStorageMethod: 'custom', storage }, token)
    await auth.register('customer', 'emailpass', payload)
    expect(storage.items.get('medusa_auth_token')).toBe('token_1')
    await auth.logout()
    expect(storage.items.size).toBe(0)
    await auth.login('customer', 'emailpass', payload)
    expect([...storage.items.values()]).toEqual(['token_1'])
    expect(await http.getToken()).toBe('token_1')
    await auth.refresh()
    expect([...storage.items.values()]).toEqual(['token_1'])
    await auth.logout()
    expect(await http.getToken()).toBeUndefined()
  })

  test('refreshing sends the old token and keeps the new one', async () => {
    const { auth, client: http, calls } = client(memory, () => json({ token: 'token_2' }))
    await http.setToken('token_1')
    expect(await auth.refresh()).toEqual({ token: 'token_2' })
    expect(calls[0]).toMatchObject({
      method: 'POST',
      url: `${baseUrl}/auth/token/refresh`,
      headers: { authorization: 'Bearer token_1' },
    })
    expect(await http.getToken()).toBe('token_2')
  })

  test('signing out sends nothing', async () => {
    const { auth, client: http, calls } = client(memory)
    await http.setToken('token_1')
    await auth.logout()
    expect(await http.getToken()).toBeUndefined()
    expect(calls).toEqual([])
  })

  test('nostore keeps nothing, so that one process never mixes up two customers', async () => {
    for (const auth of [{}, { jwtTokenStorageMethod: 'nostore' }] as const) {
      const shop = client(auth, token)
      expect(await shop.auth.login('customer', 'emailpass', payload)).toBe('token_1')
      await shop.store.customer.retrieve()
      expect(shop.calls[1]?.headers).not.toHaveProperty('authorization')
    }
  })
})

describe('with a session', () => {
  const session = { type: 'session', ...memory } as const

  test('signing in exchanges the token for the cookie and keeps no token', async () => {
    const { auth, client: http, calls } = client(session, token)
    expect(await auth.login('customer', 'emailpass', payload)).toBe('token_1')
    expect(calls.map(({ method, url, headers }) => [method, url, headers['authorization']])).toEqual([
      ['POST', `${baseUrl}/auth/customer/emailpass`, undefined],
      ['POST', `${baseUrl}/auth/session`, 'Bearer token_1'],
    ])
    expect(await http.getToken()).toBeUndefined()
  })

  test('signing out ends the session', async () => {
    const { auth, calls } = client(session, () => json({ success: true }))
    await auth.logout()
    expect(calls[0]).toMatchObject({ method: 'DELETE', url: `${baseUrl}/auth/session` })
  })

  test('a registration token is deleted on signing out even when the server cannot be reached', async () => {
    const { auth, client: http } = client(session, () => json({}, { status: 500 }))
    await http.setToken('token_1')
    expect((await commerceFailureOf(auth.logout())).status).toBe(500)
    expect(await http.getToken()).toBeUndefined()
  })
})

describe('a sign-in that is not complete', () => {
  test('returns the address of an external provider and keeps no token', async () => {
    const { auth, client: http } = client(memory, () => json({ location: 'https://accounts.example/o' }))
    expect(await auth.login('customer', 'google', {})).toEqual({ location: 'https://accounts.example/o' })
    expect(await http.getToken()).toBeUndefined()
  })

  test('names the second factor that is missing', async () => {
    const mfa_challenge = { id: 'mfa_1' }
    const { auth } = client(memory, () => json({ token: 'token_1', mfa_challenge }))
    expect(await auth.login('user', 'emailpass', payload)).toEqual({
      mfa_required: true,
      mfa_challenge,
      token: 'token_1',
    })
  })

  test('names the verification that is missing', async () => {
    const answer = { token: 'token_1', verification_required: true, verification: { id: 'ver_1' } }
    const { auth } = client(memory, () => json(answer))
    expect(await auth.login('customer', 'emailpass', payload)).toEqual(answer)
  })

  test.each([
    ['login', 'Unexpected authentication response'],
    ['register', 'Unexpected registration response'],
  ] as const)('without any token fails: %s', async (call, message) => {
    for (const answer of [() => json({}), () => new Response(null, { status: 204 })]) {
      const { auth } = client(memory, answer)
      expect(await commerceFailureOf(auth[call]('customer', 'emailpass', payload))).toMatchObject({
        kind: 'unreadable',
        message,
      })
    }
  })
})

test('options reach every request of a call', async () => {
  const { auth, calls } = client({ type: 'session' }, token)
  await auth.login('customer', 'emailpass', payload, { keepalive: true })
  expect(calls.map(({ init }) => init.keepalive)).toEqual([true, true])
})

test('an actor or provider cannot lead to another path', async () => {
  const { auth, calls } = client(memory, token)
  await auth.login('customer/../user', 'emailpass', payload)
  expect(calls[0]?.url).toBe(`${baseUrl}/auth/customer%2F..%2Fuser/emailpass`)
  expect(await failureOf(auth.login('', 'emailpass', payload))).toBeInstanceOf(TypeError)
})

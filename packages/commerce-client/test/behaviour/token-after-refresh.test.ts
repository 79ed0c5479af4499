import { describe, expect, test } from 'vitest'
import { CommerceClient, type AuthConfig } from '../../src/index.ts'
import { json, recordingFetch } from '../support/recording-fetch.ts'

const credentials = { email: 'b@umber.example', password: 'correct horse' }
const memory = { jwtTokenStorageMethod: 'memory' } as const

/** A shop whose refresh is answered only when the test says so, as is any other request that it holds. */
function shopWithSlowRefresh(auth: AuthConfig) {
  const held = new Map<string, Promise<void>>()
  const hold = (method: string, path: string): (() => void) => {
    let answer!: () => void
    held.set(
      `${method} ${path}`,
      new Promise<void>((resolve) => {
        answer = resolve
      }),
    )
    return answer
  }
  const answer = hold('POST', '/auth/token/refresh')
  const { calls, fetch } = recordingFetch(async ({ method, url }) => {
    await held.get(`${method} ${new URL(url).pathname}`)
    if (url.endsWith('/auth/customer/emailpass')) return json({ token: 'token_b' })
    return url.endsWith('/auth/token/refresh') ? json({ token: 'token_a2' }) : json({ user: {} })
  })
  const shop = new CommerceClient({ baseUrl: 'http://localhost:9000', fetch, auth, retry: false })
  return { auth: shop.auth, client: shop.client, calls, answer, hold }
}

describe('a refresh that is answered late', () => {
  test('does not bring back the token after a sign-out', async () => {
    const { auth, client, answer } = shopWithSlowRefresh(memory)
    await client.setToken('token_a')
    const refreshed = auth.refresh()
    await auth.logout()
    answer()
    expect(await refreshed).toEqual({ token: 'token_a2' })
    expect(await client.getToken()).toBeUndefined()
  })

  test('does not replace the token of the person who signed in meanwhile', async () => {
    const { auth, client, answer } = shopWithSlowRefresh(memory)
    await client.setToken('token_a')
    const refreshed = auth.refresh()
    await auth.login('customer', 'emailpass', credentials)
    answer()
    await refreshed
    expect(await client.getToken()).toBe('token_b')
  })

  test('does not bring back a token that the same person signed out and in with', async () => {
    const { auth, client, answer } = shopWithSlowRefresh(memory)
    await client.setToken('token_a')
    const refreshed = auth.refresh()
    await auth.logout()
    await client.setToken('token_a')
    answer()
    await refreshed
    expect(await client.getToken()).toBe('token_a')
  })

  test('does not bring back the token that another tab has deleted', async () => {
    const items = new Map([['medusa_auth_token', 'token_a']])
    const storage = {
      getItem: async (key: string) => items.get(key) ?? null,
      setItem: async (key: string, value: string) => void items.set(key, value),
      removeItem: async (key: string) => void items.delete(key),
    }
    const { auth, client, calls, answer } = shopWithSlowRefresh({ jwtTokenStorageMethod: 'custom', storage })
    const refreshed = auth.refresh()
    await expect.poll(() => calls).toHaveLength(1)
    items.clear()
    answer()
    await refreshed
    expect(await client.getToken()).toBeUndefined()
  })

  test('keeps the fresh token while there was no other sign-in or sign-out', async () => {
    const { auth, client, answer } = shopWithSlowRefresh(memory)
    await client.setToken('token_a')
    const refreshed = auth.refresh()
    answer()
    await refreshed
    expect(await client.getToken()).toBe('token_a2')
  })

  test.each([
    ['sign-out', 'DELETE', '/auth/session'],
    ['sign-in', 'POST', '/auth/session'],
  ] as const)('opens no session again after a %s', async (what, method, path) => {
    const { auth, calls, answer } = shopWithSlowRefresh({ type: 'session', ...memory })
    const refreshed = auth.refresh({ authorization: 'Bearer token_a' })
    await expect.poll(() => calls).toHaveLength(1)
    await (what === 'sign-out' ? auth.logout() : auth.login('customer', 'emailpass', credentials))
    answer()
    await refreshed
    const last = calls.at(-1)
    expect([last?.method, last?.url]).toEqual([method, `http://localhost:9000${path}`])
    expect(last?.headers['authorization']).not.toBe('Bearer token_a2')
  })

  test('[F-90] opens no session again when it is answered while the sign-out is under way', async () => {
    const { auth, calls, answer, hold } = shopWithSlowRefresh({ type: 'session', ...memory })
    const signOut = hold('DELETE', '/auth/session')
    const refreshed = auth.refresh({ authorization: 'Bearer token_a' })
    await expect.poll(() => calls).toHaveLength(1)
    const signedOut = auth.logout()
    await expect.poll(() => calls).toHaveLength(2)
    answer()
    await refreshed
    signOut()
    await signedOut
    expect(calls.map(({ method }) => method)).toEqual(['POST', 'DELETE'])
  })

  test('opens no session again when it is answered while another sign-in is under way', async () => {
    const { auth, calls, answer, hold } = shopWithSlowRefresh({ type: 'session', ...memory })
    const signIn = hold('POST', '/auth/session')
    const refreshed = auth.refresh({ authorization: 'Bearer token_a' })
    await expect.poll(() => calls).toHaveLength(1)
    const signedIn = auth.login('customer', 'emailpass', credentials)
    await expect.poll(() => calls).toHaveLength(3)
    answer()
    await refreshed
    signIn()
    await signedIn
    const opened = calls.filter(({ url }) => url.endsWith('/auth/session'))
    expect(opened.map(({ headers }) => headers['authorization'])).toEqual(['Bearer token_b'])
  })
})

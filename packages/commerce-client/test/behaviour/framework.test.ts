import { expect, test } from 'vitest'
import { CommerceClient, type Config } from '../../src/index.ts'
import { json, recordingFetch } from '../support/recording-fetch.ts'

const baseUrl = 'http://localhost:9000'

/** Next.js and React send equal reads of one render once, unless the request has a signal. */
function dedupingFetch() {
  const { calls, fetch } = recordingFetch(() => json({ regions: [] }))
  const answers = new Map<string, Promise<Response>>()
  const deduping = async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    if (init.signal) return fetch(url, init)
    const key = JSON.stringify([url, init.method, init.headers])
    const answer = answers.get(key) ?? fetch(url, init)
    answers.set(key, answer)
    return (await answer).clone()
  }
  return { calls, fetch: deduping }
}

test.each([
  ['with `timeout: false` equal reads of a render are one request', false, 1],
  ['with a time limit each is a request of its own', 1000, 3],
] as const)('in Next.js, %s', async (_, timeout, times) => {
  const { calls, fetch } = dedupingFetch()
  const { store } = new CommerceClient({ baseUrl, fetch, timeout })
  for (let count = 0; count < 3; count += 1) expect(await store.region.list()).toEqual({ regions: [] })
  expect(calls).toHaveLength(times)
})

/** A proxy that makes proxies of all members, as Vue's `reactive` does. */
function reactive<T extends object>(target: T): T {
  return new Proxy(target, {
    get(owner, name, receiver) {
      const value: unknown = Reflect.get(owner, name, receiver)
      return typeof value === 'object' && value !== null ? reactive(value) : value
    },
  })
}

test('works behind a proxy', async () => {
  const { calls, fetch } = recordingFetch()
  const auth: Config['auth'] = { jwtTokenStorageMethod: 'memory' }
  const shop = reactive(new CommerceClient({ baseUrl, fetch, auth }))
  await shop.client.setToken('token_1')
  shop.setLocale('en-IN')
  await shop.client.fetch('/x')
  await shop.store.cart.create({})
  expect(calls.map(({ headers }) => [headers['authorization'], headers['x-medusa-locale']])).toEqual([
    ['Bearer token_1', 'en-IN'],
    ['Bearer token_1', 'en-IN'],
  ])
  await shop.auth.logout()
  expect(await shop.client.getToken()).toBeUndefined()
})

test('shows no key when it is inspected', () => {
  const { client } = new CommerceClient({ baseUrl, apiKey: 'sk_secret', publishableKey: 'pk_secret' })
  expect(JSON.stringify(client)).not.toContain('secret')
  expect(Object.values(client).filter((value) => typeof value === 'object')).toEqual([])
})

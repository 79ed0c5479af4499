import { expect, test } from 'vitest'
import { CommerceClient, keepTokenFresh } from '../../src/index.ts'
import { commerceFailureOf, failureOf } from '../support/failure-of.ts'
import { manualClock } from '../support/manual-clock.ts'
import { json, recordingFetch, type Recorded } from '../support/recording-fetch.ts'

const start = Date.UTC(2026, 0, 1)
const minute = 60_000

/** A token that expires so many milliseconds after the start. */
const tokenFor = (milliseconds: number): string => {
  const payload = { actor_id: 'cus_é', exp: (start + milliseconds) / 1000 }
  return `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`
}

function shopWith(answer: (recorded: Recorded) => Response | Promise<Response>, within?: number) {
  const clock = manualClock(start)
  const { calls, fetch } = recordingFetch(answer)
  const auth = { jwtTokenStorageMethod: 'memory' } as const
  const shop = new CommerceClient({
    baseUrl: 'http://localhost:9000',
    fetch,
    auth,
    retry: false,
    timeout: false,
  })
  keepTokenFresh(shop, { clock, within })
  const sent = () => calls.map(({ url, headers }) => [new URL(url).pathname, headers['authorization']])
  return { client: shop.client, store: shop.store, auth: shop.auth, clock, sent }
}

const exchanging = (token: string) => (recorded: Recorded) =>
  json(recorded.url.endsWith('/refresh') ? { token } : {})

test('a token that expires soon is exchanged once, and all requests wait for it', async () => {
  const [old, fresh] = [tokenFor(30 * minute), tokenFor(1440 * minute)]
  const { client, store, sent } = shopWith(exchanging(fresh))
  await client.setToken(old)
  await Promise.all([store.customer.retrieve(), store.order.list(), store.region.list()])
  expect(sent()).toEqual([
    ['/auth/token/refresh', `Bearer ${old}`],
    ['/store/customers/me', `Bearer ${fresh}`],
    ['/store/orders', `Bearer ${fresh}`],
    ['/store/regions', `Bearer ${fresh}`],
  ])
  await store.customer.retrieve()
  expect(sent()).toHaveLength(5)
})

test.each([
  ['lasts', tokenFor(120 * minute)],
  ['has run out, which no server exchanges', tokenFor(-minute)],
  ['is no JSON Web Token', 'opaque'],
  ['says no end', `h.${btoa('{"sub":1}')}.s`],
])('a token that %s is left alone', async (_, token) => {
  const { client, store, sent } = shopWith(exchanging('unused'))
  await client.setToken(token)
  await store.region.list()
  expect(sent()).toEqual([['/store/regions', `Bearer ${token}`]])
})

test('a failed exchange blocks no request, and is tried again after a minute', async () => {
  const old = tokenFor(30 * minute)
  const { client, store, clock, sent } = shopWith(({ url }) =>
    url.endsWith('/refresh') ? json({}, { status: 503 }) : json({ regions: [] }),
  )
  await client.setToken(old)
  expect(await store.region.list()).toEqual({ regions: [] })
  clock.advance(minute - 1)
  await store.region.list()
  const refreshes = () => sent().filter(([path]) => path === '/auth/token/refresh')
  expect([sent().length, refreshes().length]).toEqual([3, 1])
  clock.advance(1)
  await store.region.list()
  expect([sent().length, refreshes().length]).toEqual([5, 2])
})

test('an exchange that hangs delays requests by five seconds once, and is not sent again', async () => {
  const never = new Promise<Response>(() => undefined)
  const { client, store, clock, sent } = shopWith(({ url }) => (url.endsWith('/refresh') ? never : json({})))
  await client.setToken(tokenFor(30 * minute))
  const first = store.region.list()
  await expect.poll(() => clock.pending).toEqual([5000])
  expect(sent().map(([path]) => path)).toEqual(['/auth/token/refresh'])
  clock.advance(5000)
  await first
  await store.region.list()
  expect(sent().map(([path]) => path)).toEqual(['/auth/token/refresh', '/store/regions', '/store/regions'])
})

test.each([
  ['a sign-out', undefined],
  ['the sign-in of another person', 'token_b'],
])('an exchange that is answered after %s does not change the token', async (_, other) => {
  let answer!: (response: Response) => void
  const { client, store, auth, sent } = shopWith(({ url }) =>
    url.endsWith('/refresh')
      ? new Promise<Response>((resolve) => (answer = resolve))
      : json({ token: other }),
  )
  await client.setToken(tokenFor(30 * minute))
  const read = store.region.list()
  await expect.poll(sent).toHaveLength(1)
  await (other
    ? auth.login('customer', 'emailpass', { email: 'b@umber.example', password: 'linen' })
    : auth.logout())
  answer(json({ token: tokenFor(1440 * minute) }))
  await read
  expect(await client.getToken()).toBe(other)
})

test('signing in waits for no exchange', async () => {
  const { client, auth, sent } = shopWith(() => json({ token: 'token_1' }))
  await client.setToken(tokenFor(30 * minute))
  await auth.login('customer', 'emailpass', { email: 'a@b.example', password: 'secret' })
  expect(sent().map(([path]) => path)).toEqual(['/auth/customer/emailpass'])
})

test('an aborted request does not wait for the exchange', async () => {
  const { client, store } = shopWith(() => json({}))
  await client.setToken(tokenFor(30 * minute))
  const signal = AbortSignal.abort('gone')
  expect(await failureOf(store.region.list({}, {}, { signal }))).toBe('gone')
})

test('a request that is refused afterwards fails as usual', async () => {
  const { client, store, sent } = shopWith(() => json({ message: 'Unauthorized' }, { status: 401 }))
  await client.setToken(tokenFor(-minute))
  expect(await commerceFailureOf(store.customer.retrieve())).toMatchObject({
    status: 401,
    message: 'Unauthorized',
  })
  expect(sent()).toHaveLength(1)
})

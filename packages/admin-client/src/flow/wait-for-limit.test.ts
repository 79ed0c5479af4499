import { expect, test } from 'vitest'
import { stubServer } from '../../test/support/stub-server.ts'
import { createAdminClient, type AdminClient } from '../admin-client.ts'

/** A server that refuses the first requests, and waits that take no time. */
function limited(times: number, retryAfter?: string) {
  let refused = 0
  const { fetch, routes } = stubServer(() => {
    if (refused === times) return {}
    refused += 1
    return Response.json(
      {},
      { status: 429, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } },
    )
  })
  const delays: number[] = []
  const clock = {
    now: () => 0,
    after: (delay: number, callback: () => void) => {
      // Other waits are limits of time.
      if (delay <= 120_000) delays.push(delay)
      queueMicrotask(callback)
      return () => {}
    },
  }
  return { fetch, routes, delays, clock }
}

const options = { baseUrl: 'http://localhost:9000', apiKey: 'sk_123', timeout: Infinity }

test('a write that is refused because there are too many is sent again, after what the server asks for', async () => {
  const { fetch, routes, delays, clock } = limited(2, '7')
  await createAdminClient({ ...options, fetch, clock }).admin.order.archive('order_1')
  expect(routes()).toHaveLength(3)
  expect(delays.filter((delay) => delay === 7000)).toHaveLength(2)
})

test('without such a wish it waits longer each time', async () => {
  const { fetch, delays, clock } = limited(3)
  await createAdminClient({ ...options, fetch, clock }).admin.order.archive('order_1')
  expect(delays).toEqual(expect.arrayContaining([1000, 2000, 4000]))
})

test.each([
  ['the server asks for too long a wait', { retryAfter: '3600' }, {}],
  ['retries are off', { retryAfter: '1' }, { retry: false as const }],
])('it is not sent again when %s', async (_, { retryAfter }, more) => {
  const { fetch, routes, clock } = limited(1, retryAfter)
  const tool = createAdminClient({ ...options, ...more, fetch, clock })
  await expect(tool.admin.order.archive('order_1')).rejects.toMatchObject({ status: 429 })
  expect(routes()).toHaveLength(1)
})

test.each([
  ['a write', (tool: AdminClient) => tool.admin.order.archive('order_1')],
  ['a read', (tool: AdminClient) => tool.admin.order.retrieve('order_1')],
  [
    'a read with retries of its own',
    (tool: AdminClient) => tool.admin.order.retrieve('order_1', {}, {}, { retry: true }),
  ],
])(
  '%s that is refused for ever is sent ten times, and not as often again by the client itself',
  async (_, ask) => {
    const { fetch, routes, clock } = limited(Infinity, '1')
    await expect(ask(createAdminClient({ ...options, fetch, clock }))).rejects.toMatchObject({ status: 429 })
    expect(routes()).toHaveLength(10)
  },
)

test('a read whose server fails in another way is sent as often as the client says', async () => {
  const { fetch, routes } = stubServer(() => Response.json({}, { status: 503 }))
  const { clock } = limited(0)
  const tool = createAdminClient({ ...options, fetch, clock, retry: { attempts: 3 } })
  await expect(tool.admin.order.retrieve('order_1')).rejects.toMatchObject({ status: 503 })
  expect(routes()).toHaveLength(3)
})

import { FetchError, NetworkError } from '@umber/commerce-client'
import { QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { createQueryClient, retryDelay, retryRead } from './query-client.ts'

describe('reading from the backend', () => {
  it('is retried three times [ROUTE-10]', () => {
    const outage = new NetworkError('not reached')
    expect([0, 1, 2, 3].map((failures) => retryRead(failures, outage))).toEqual([true, true, true, false])
  })

  it.each([400, 401, 403, 404, 409, 422, 500, 501])(
    'is not retried after a %i [ROUTE-10] [F-4]',
    (status) => {
      expect(retryRead(0, new FetchError('no', '', status))).toBe(false)
    },
  )

  it.each([408, 429, 502, 503, 504])('is retried after a %i [ROUTE-10] [F-4]', (status) => {
    expect(retryRead(0, new FetchError('later', '', status))).toBe(true)
  })

  it('is not retried when the code of the request could not be loaded [F-116]', () => {
    expect(retryRead(0, new TypeError('Failed to fetch dynamically imported module'))).toBe(false)
  })

  it('waits one second, doubled each time up to thirty [ROUTE-10]', () => {
    const delays = [0, 1, 2, 3, 4, 5, 9].map((failures) => retryDelay(failures, undefined, () => 0))
    expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  })

  it('adds jitter, so that clients do not retry at the same time [F-4]', () => {
    expect([0, 1, 2].map((failures) => retryDelay(failures, undefined, () => 1))).toEqual([1500, 3000, 5000])
  })

  it('waits for Retry-After, and is not retried when that is too long [F-5]', () => {
    const busy = (retryAfter: number) => new FetchError('later', '', 429, { retryAfter })
    expect(retryDelay(0, busy(7000), () => 0)).toBe(7000)
    expect(retryDelay(2, busy(0), () => 1)).toBe(0)
    expect(retryRead(0, busy(30_000))).toBe(true)
    expect(retryRead(0, busy(30_001))).toBe(false)
  })

  it('caches data for five minutes [ROUTE-10]', () => {
    expect(createQueryClient().getDefaultOptions().queries?.gcTime).toBe(300_000)
  })

  it('logs a final failure without the shopper’s data [ORD-04]', async () => {
    const noted: unknown[] = []
    const client = createQueryClient({ note: (...words) => void noted.push(words) })
    const read = async (queryKey: readonly string[], error: Error) =>
      await client
        .fetchQuery({ queryKey, queryFn: () => Promise.reject(error), retry: false })
        .catch(() => undefined)
    await read(['orders', 'cus_asha'], new FetchError('No orders for asha@example.com', '', 500))
    await read(['search', 'a gift for Asha'], new DOMException('left', 'AbortError'))
    expect(noted).toEqual([['Reading: orders', { kind: 'broken', status: 500 }]])
  })

  it('reads the menu again when another read finds the backend there again [F-1]', async () => {
    const client = createQueryClient()
    let isAway = true
    const answer = (value: string) => () =>
      isAway ? Promise.reject(new NetworkError('not reached')) : Promise.resolve(value)
    const menu = new QueryObserver(client, {
      queryKey: ['categories'],
      queryFn: answer('menu'),
      retry: false,
      meta: { isBackdrop: true },
    })
    const leave = menu.subscribe(() => undefined)
    await vi.waitFor(() => expect(menu.getCurrentResult().status).toBe('error'))
    isAway = false
    await client.fetchQuery({ queryKey: ['featured'], queryFn: answer('products') })
    await vi.waitFor(() => expect(menu.getCurrentResult().data).toBe('menu'))
    leave()
  })

  it('refetches when the network returns [F-2]', () => {
    expect(createQueryClient().getDefaultOptions().queries?.refetchOnReconnect).toBe(true)
  })
})

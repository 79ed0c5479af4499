// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { plainLocale } from '../config/locale.ts'
import { createQueryClient } from '../queries/query-client.ts'
import { regionsQuery } from '../queries/regions.ts'
import { createPageRegion } from './page-region.ts'

it('a region that cannot be read is said at once, also while a page waits to read it again', async () => {
  const list = vi.fn<() => Promise<never>>().mockRejectedValue(new TypeError('fetch failed'))
  const client = { client: {}, store: { region: { list } } } as never
  const queryClient = createQueryClient()
  const { region, regions } = createPageRegion({ client, queryClient, locale: plainLocale, settings: {} })
  const waiting = queryClient.fetchQuery({ ...regionsQuery({ regions }), retry: 1, retryDelay: 600_000 })
  waiting.catch(() => undefined)
  await expect(region()).rejects.toThrow('fetch failed')
  expect(list).toHaveBeenCalledTimes(1)
  await expect(region()).rejects.toThrow('fetch failed')
  expect(list).toHaveBeenCalledTimes(2)
})

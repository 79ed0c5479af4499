import { expect, test } from 'vitest'
import { CommerceClient, withHooks } from '../../src/index.ts'
import { commerceFailureOf, failureOf } from '../support/failure-of.ts'
import { json, recordingFetch } from '../support/recording-fetch.ts'

const baseUrl = 'http://localhost:9000'

test('a request can be changed before it is sent, and observed after its answer', async () => {
  const { calls, fetch } = recordingFetch(() => json({ regions: [] }))
  const seen: unknown[] = []
  const hooked = withHooks(
    {
      before: ({ url, init }) => ({ url: `${url}?signed=1`, init }),
      after: ({ status }, { url }) => void seen.push([status, url]),
    },
    fetch,
  )
  expect(await new CommerceClient({ baseUrl, fetch: hooked }).store.region.list()).toEqual({ regions: [] })
  expect(calls[0]?.url).toBe(`${baseUrl}/store/regions?signed=1`)
  expect(seen).toEqual([[200, `${baseUrl}/store/regions?signed=1`]])
})

test('each attempt is a request of its own', async () => {
  const { fetch } = recordingFetch(() => json({}, { status: 503 }))
  // Returns a number, which is no request.
  let tries = 0
  const hooked = withHooks({ before: () => (tries += 1) as unknown as void }, fetch)
  const { store } = new CommerceClient({ baseUrl, fetch: hooked, retry: { attempts: 3, delay: 1 } })
  await commerceFailureOf(store.region.list())
  expect(tries).toBe(3)
})

test('an answer can be replaced, and its body read from a clone', async () => {
  const { fetch } = recordingFetch(() => json({ regions: [1] }))
  let text = ''
  const reading = withHooks({ after: async (response) => void (text = await response.clone().text()) }, fetch)
  expect(await new CommerceClient({ baseUrl, fetch: reading }).client.fetch('/x')).toEqual({ regions: [1] })
  expect(text).toBe('{"regions":[1]}')
  const replacing = withHooks({ after: () => json({ from: 'cache' }) }, fetch)
  expect(await new CommerceClient({ baseUrl, fetch: replacing }).client.fetch('/x')).toEqual({
    from: 'cache',
  })
})

test('an error in a hook ends the attempt', async () => {
  const { calls, fetch } = recordingFetch()
  const stopping = withHooks(
    {
      before: () => {
        throw new Error('not today')
      },
    },
    fetch,
  )
  const client = new CommerceClient({ baseUrl, fetch: stopping, retry: false })
  expect(await failureOf(client.store.region.list())).toMatchObject({ cause: { message: 'not today' } })
  expect(calls).toEqual([])
})

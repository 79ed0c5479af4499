import { getEventListeners } from 'node:events'
import { describe, expect, test } from 'vitest'
import { Client, CommerceClient, isCommerceError } from '../../src/index.ts'
import { failureOf } from '../support/failure-of.ts'
import { localServer } from '../support/local-server.ts'
import { manualClock } from '../support/manual-clock.ts'
import { json, recordingFetch } from '../support/recording-fetch.ts'

const baseUrl = 'http://localhost:9000'
const reason = { why: 'the shopper left' }

describe('an aborted call fails with the reason itself', () => {
  test('before anything is sent', async () => {
    const { calls, fetch } = recordingFetch()
    const { store } = new CommerceClient({ baseUrl, fetch })
    const signal = AbortSignal.abort(reason)
    expect(await failureOf(store.region.list({}, {}, { signal }))).toBe(reason)
    expect(calls).toHaveLength(0)
  })

  test('while the server processes it, and the connection is closed', async () => {
    const controller = new AbortController()
    const { baseUrl, requests } = await localServer(() => controller.abort(reason))
    const { store } = new CommerceClient({ baseUrl })
    expect(await failureOf(store.region.list({}, {}, { signal: controller.signal }))).toBe(reason)
    await expect.poll(() => requests[0]?.destroyed).toBe(true)
  })

  test('while the body arrives', async () => {
    const controller = new AbortController()
    const { baseUrl } = await localServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{"regions":', () => controller.abort(reason))
    })
    const { store } = new CommerceClient({ baseUrl })
    expect(await failureOf(store.region.list({}, {}, { signal: controller.signal }))).toBe(reason)
  })

  test('while waiting to try again, and no timer is left behind', async () => {
    const controller = new AbortController()
    const clock = manualClock()
    const { calls, fetch } = recordingFetch(() => json({}, { status: 503 }))
    const client = new Client({ baseUrl, fetch, clock, timeout: false })
    const failure = failureOf(client.fetch('/store/regions', { signal: controller.signal }))
    await expect.poll(() => clock.pending).toHaveLength(1)
    controller.abort(reason)
    expect(await failure).toBe(reason)
    expect(clock.pending).toEqual([])
    expect(calls).toHaveLength(1)
  })

  test('while the token storage does not answer', async () => {
    const controller = new AbortController()
    const never = new Promise<string>(() => undefined)
    const storage = { getItem: () => never, setItem: () => undefined, removeItem: () => undefined }
    const client = new Client({ baseUrl, auth: { jwtTokenStorageMethod: 'custom', storage } })
    const failure = failureOf(client.fetch('/store/regions', { signal: controller.signal }))
    controller.abort(reason)
    expect(await failure).toBe(reason)
  })

  test('even when the custom fetch ignores signals', async () => {
    const controller = new AbortController()
    const client = new Client({ baseUrl, fetch: () => new Promise(() => undefined) })
    const failure = failureOf(client.fetch('/store/regions', { signal: controller.signal }))
    controller.abort(reason)
    expect(await failure).toBe(reason)
  })

  test('and without a reason with the platform’s AbortError, which is not one of our errors', async () => {
    const client = new Client({ baseUrl, fetch: () => new Promise(() => undefined) })
    const error = await failureOf(client.fetch('/store/regions', { signal: AbortSignal.abort() }))
    expect(error).toMatchObject({ name: 'AbortError' })
    expect(isCommerceError(error)).toBe(false)
  })
})

test('a long-lived signal accumulates no listeners', async () => {
  const { signal } = new AbortController()
  const { fetch } = recordingFetch()
  const client = new Client({ baseUrl, fetch })
  for (let call = 0; call < 20; call += 1) await client.fetch('/store/regions', { signal })
  expect(getEventListeners(signal, 'abort')).toHaveLength(0)
})

test('a bare response can still be aborted while its body is read', async () => {
  const controller = new AbortController()
  const { baseUrl } = await localServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/plain' })
    response.write('first')
  })
  const client = new Client({ baseUrl })
  const headers = { accept: 'text/plain' }
  const response = await client.fetch<Response>('/x', { headers, signal: controller.signal })
  const body = failureOf(response.text())
  controller.abort(reason)
  expect(await body).toBe(reason)
})

import * as official from '@medusajs/js-sdk'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import * as commerceClient from '../../src/index.ts'
import Medusa, * as dropIn from '../../src/js-sdk/index.ts'
import { failureOf } from '../support/failure-of.ts'
import { localServer } from '../support/local-server.ts'
import { json, recordingFetch } from '../support/recording-fetch.ts'

const baseUrl = 'http://localhost:9000'

test('exports what js-sdk exports, and nothing else', () => {
  expect(Object.keys(dropIn).toSorted()).toEqual(Object.keys(official).toSorted())
})

test('an instance has what js-sdk’s has', () => {
  const ours = new Medusa({ baseUrl })
  const theirs = new official.default({ baseUrl })
  expect(Object.keys(ours)).toEqual(expect.arrayContaining(Object.keys(theirs)))
  const roles = new Set(['rbacRole', 'rbacPolicy', 'client'])
  const nouns = Object.keys(theirs.admin).filter((name) => !roles.has(name))
  expect(Object.keys(ours.admin)).toEqual(expect.arrayContaining(nouns))
  expect(ours.client).toBeInstanceOf(dropIn.Client)
  expect([ours.admin, ours.store, ours.auth].map((part) => part.constructor)).toEqual([
    dropIn.Admin,
    dropIn.Store,
    dropIn.Auth,
  ])
})

test('a read says that it is JSON, as js-sdk’s does, unless the call says otherwise', async () => {
  const { calls, fetch } = recordingFetch()
  const { client, store } = new Medusa({ baseUrl, fetch, globalHeaders: { 'x-shop': 'one' } })
  await store.region.list()
  await client.fetch('/x', { headers: { 'Content-Type': 'application/xml' } })
  await client.fetch('/x', { headers: { 'content-type': null } })
  await client.fetch('https://files.example/key', { baseUrl: 'https://files.example' })
  expect(calls.map(({ headers }) => headers['content-type'])).toEqual([
    'application/json',
    'application/xml',
    undefined,
    undefined,
  ])
})

test('without an address it asks the server of the page, also where only `window` is there', async () => {
  const { calls, fetch } = recordingFetch()
  vi.stubGlobal('window', { location: { origin: 'https://page.example' } })
  onTestFinished(() => void vi.unstubAllGlobals())
  for (const baseUrl of ['/', '']) await new Medusa({ baseUrl, fetch }).client.fetch('x')
  expect(calls.map(({ url }) => url)).toEqual(['https://page.example/x', 'https://page.example/x'])
})

test('its errors are those of the package', async () => {
  const { fetch } = recordingFetch(() => json({ message: 'No', type: 'not_found' }, { status: 404 }))
  const error = await failureOf(new Medusa({ baseUrl, fetch }).admin.product.retrieve('prod_1'))
  expect(error).toBeInstanceOf(dropIn.FetchError)
  expect(dropIn.FetchError).toBe(commerceClient.FetchError)
  expect(error).toMatchObject({ message: 'No', status: 404, statusText: '', type: 'not_found' })
})

test('parts can be constructed separately, and a client can be subclassed and patched', async () => {
  const { calls, fetch } = recordingFetch(() => json({ regions: [] }))
  class Patched extends dropIn.Client {
    override fetch<T>(input: string | URL, init: dropIn.FetchArgs = {}): Promise<T> {
      return super.fetch<T>(input, { ...init, headers: { ...init.headers, 'x-patched': 'yes' } })
    }
  }
  const client = new Patched({ baseUrl, fetch })
  await new dropIn.Store(client).region.list()
  await new dropIn.Admin(client).region.list()
  await new dropIn.Auth(client, { auth: { type: 'session' } }).logout()
  expect(calls.map(({ method, headers }) => [method, headers['x-patched']])).toEqual([
    ['GET', 'yes'],
    ['GET', 'yes'],
    ['DELETE', 'yes'],
  ])
})

test('a locale can be set without a window', () => {
  const sdk = new Medusa({ baseUrl })
  expect(sdk.getLocale()).toBe('')
  sdk.setLocale('en-IN')
  expect([sdk.getLocale(), sdk.client.locale]).toEqual(['en-IN', 'en-IN'])
})

describe('fetchStream', () => {
  const serve = () =>
    localServer((request, response) => {
      if (request.url === '/refused') response.writeHead(403).end('{"message":"Not for you"}')
      else response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: a\ndata: 1\n\n')
    })

  test('gives the messages until it is aborted, and then ends without an error', async () => {
    const { baseUrl } = await serve()
    const { stream, abort } = await new Medusa({ baseUrl }).client.fetchStream('/events')
    const seen: unknown[] = []
    for await (const message of stream) {
      seen.push(message)
      abort()
    }
    expect(seen).toEqual([{ event: 'a', data: '1' }])
  })

  test('ends with the caller’s own signal too', async () => {
    const { baseUrl, requests } = await serve()
    const controller = new AbortController()
    const { client } = new Medusa({ baseUrl })
    const { stream } = await client.fetchStream('/events', { signal: controller.signal })
    await stream.next()
    controller.abort()
    expect(await stream.next()).toEqual({ done: true, value: undefined })
    await expect.poll(() => requests[0]?.destroyed).toBe(true)
    const late = await client.fetchStream('/events', { signal: controller.signal })
    expect(await late.stream.next()).toMatchObject({ done: true })
  })

  test('throws a refusal when it is iterated, and is no unhandled rejection before', async () => {
    const { baseUrl, requests } = await serve()
    const { stream } = await new Medusa({ baseUrl }).client.fetchStream('/refused')
    await expect.poll(() => requests).toHaveLength(1)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(await failureOf(stream.next())).toMatchObject({ status: 403, message: 'Not for you' })
  })
})

import { describe, expect, test } from 'vitest'
import { Client, type Config, type FetchArgs } from '../../src/index.ts'
import { failureOf } from '../support/failure-of.ts'
import { recordingFetch } from '../support/recording-fetch.ts'

const baseUrl = 'http://localhost:9000'

async function record(config: Partial<Config>, args: FetchArgs = {}, token?: string) {
  const { calls, fetch } = recordingFetch()
  const client = new Client({ baseUrl, fetch, ...config })
  if (token) await client.setToken(token)
  await client.fetch('/store/x', args)
  const [call] = calls
  if (!call) throw new Error('nothing was sent')
  return call
}

const memory = { jwtTokenStorageMethod: 'memory' } as const
const post = { method: 'POST', body: { a: 1 } }

test('[SDK-03] a write carries the publishable key and a JSON content type', async () => {
  const { headers, body, init } = await record({ publishableKey: 'pk_1' }, post)
  expect(headers).toEqual({
    accept: 'application/json',
    'content-type': 'application/json',
    'idempotency-key': expect.stringMatching(/^[a-z0-9]{20,40}$/),
    'x-publishable-api-key': 'pk_1',
  })
  expect(body).toEqual({ a: 1 })
  expect(init.credentials).toBe('omit')
})

test('a read has no content type, and no header is sent empty', async () => {
  expect((await record({})).headers).toEqual({ accept: 'application/json' })
})

describe('the key of a write', () => {
  test('is another one for each write', async () => {
    const keys = await Promise.all(
      Array.from({ length: 20 }, async () => (await record({}, post)).headers['idempotency-key']),
    )
    expect(new Set(keys).size).toBe(20)
  })

  test('is that of the call or the client when they have one, and null leaves it out', async () => {
    const headers = { 'Idempotency-Key': 'own' }
    expect((await record({}, { ...post, headers })).headers).toMatchObject({ 'idempotency-key': 'own' })
    const globalHeaders = { 'Idempotency-Key': null }
    expect((await record({ globalHeaders }, post)).headers).not.toHaveProperty('idempotency-key')
  })

  test('is not sent to another server', async () => {
    const { headers } = await record({}, { ...post, baseUrl: 'https://files.example' })
    expect(headers).not.toHaveProperty('idempotency-key')
  })
})

test('[SDK-03] a token is sent as bearer and wins over the API key', async () => {
  const apiKey = 'sk_1'
  expect((await record({ auth: memory }, {}, 'token_1')).headers).toMatchObject({
    authorization: 'Bearer token_1',
  })
  expect((await record({ auth: memory, apiKey })).headers).toMatchObject({
    authorization: `Basic ${btoa('sk_1:')}`,
  })
  expect((await record({ auth: memory, apiKey }, {}, 'token_1')).headers).toMatchObject({
    authorization: 'Bearer token_1',
  })
})

test('[SDK-03] session mode sends cookies and no token', async () => {
  const session = await record({ auth: { type: 'session', ...memory } }, {}, 'token_1')
  expect(session.init.credentials).toBe('include')
  expect(session.headers).not.toHaveProperty('authorization')
  const sameOrigin = await record({ auth: { type: 'session', fetchCredentials: 'same-origin' } })
  expect(sameOrigin.init.credentials).toBe('same-origin')
})

describe('precedence', () => {
  test('runs from the defaults over global headers and the token to the call, whatever the case of a name', async () => {
    const globalHeaders = {
      ACCEPT: 'text/global',
      Authorization: 'global',
      'X-Shop': 'global',
      'x-call': 'global',
    }
    const args = { ...post, headers: { 'X-CALL': 'call', 'Content-Type': 'application/json; charset=utf-8' } }
    const { headers } = await record({ globalHeaders, auth: memory }, args, 'token_1')
    expect(headers).toEqual({
      accept: 'text/global',
      authorization: 'Bearer token_1',
      'content-type': 'application/json; charset=utf-8',
      'idempotency-key': expect.any(String),
      'x-call': 'call',
      'x-shop': 'global',
    })
  })

  test('null removes a header, undefined does nothing', async () => {
    const headers = { Authorization: null, 'x-publishable-api-key': undefined, Accept: null }
    expect((await record({ publishableKey: 'pk_1', auth: memory }, { headers }, 'token_1')).headers).toEqual({
      'x-publishable-api-key': 'pk_1',
    })
  })
})

test('a locale that is set is sent', async () => {
  const { calls, fetch } = recordingFetch()
  const client = new Client({ baseUrl, fetch })
  client.setLocale('en-IN')
  await client.fetch('/store/x')
  expect(client.locale).toBe('en-IN')
  expect(calls[0]?.headers).toMatchObject({ 'x-medusa-locale': 'en-IN' })
})

describe('a body', () => {
  test.each([
    ['form data', new FormData()],
    ['a blob', new Blob(['x'])],
    ['search parameters', new URLSearchParams('a=1')],
    ['bytes', new Uint8Array([1, 2])],
  ])('of %s is left to the platform, content type included', async (_, given) => {
    const { headers, body } = await record({}, { method: 'POST', body: given })
    expect(body).toBe(given)
    expect(headers).not.toHaveProperty('content-type')
  })

  test('of text under another content type is sent as it is', async () => {
    const { init } = await record(
      {},
      { method: 'POST', body: 'a,b', headers: { 'content-type': 'text/csv' } },
    )
    expect(init.body).toBe('a,b')
  })
})

test('further options reach fetch, and a next object among the headers does too', async () => {
  const next = { tags: ['products'] }
  const { init, headers } = await record({}, { cache: 'no-store', keepalive: true, headers: { next } })
  expect(init).toMatchObject({ cache: 'no-store', keepalive: true, next })
  expect(headers).not.toHaveProperty('next')
})

test('the base address of a call may be another server, which gets no credentials; an empty one changes nothing', async () => {
  const config = {
    publishableKey: 'pk_1',
    apiKey: 'sk_1',
    globalHeaders: { 'x-shop': 'global' },
    auth: memory,
  }
  const elsewhere = await record(config, { baseUrl: 'https://files.example' }, 'token_1')
  expect(elsewhere.url).toBe('https://files.example/store/x')
  expect(elsewhere.headers).toEqual({ accept: 'application/json' })
  const here = await record(config, { baseUrl: '' }, 'token_1')
  expect(here.url).toBe('http://localhost:9000/store/x')
  expect(here.headers).toMatchObject({ authorization: 'Bearer token_1', 'x-publishable-api-key': 'pk_1' })
})

test('an accept header other than JSON gives the bare response', async () => {
  const { fetch } = recordingFetch(() => new Response('Created', { status: 201 }))
  const response = await new Client({ baseUrl, fetch }).fetch<Response>('/x', {
    headers: { accept: 'text/plain' },
  })
  expect(await response.text()).toBe('Created')
})

describe('on other platforms', () => {
  test('credentials are left out where requests have none, as on edge runtimes', async () => {
    const original = globalThis.Request
    globalThis.Request = Object as unknown as typeof Request
    try {
      expect((await record({})).init).not.toHaveProperty('credentials')
    } finally {
      globalThis.Request = original
    }
  })

  test('an admin API key is refused in a browser, unless the configuration allows it', async () => {
    Object.assign(globalThis, { document: {} })
    try {
      expect(() => new Client({ baseUrl, apiKey: 'sk_1' })).toThrow(/allowApiKeyInBrowser/)
      expect((await record({ apiKey: 'sk_1', allowApiKeyInBrowser: true })).headers).toHaveProperty(
        'authorization',
      )
    } finally {
      Reflect.deleteProperty(globalThis, 'document')
    }
  })

  test('a body is read where responses have no streams, as in React Native', async () => {
    const { fetch } = recordingFetch(() =>
      Object.defineProperty(new Response('{"ok":true}'), 'body', { value: null }),
    )
    expect(await new Client({ baseUrl, fetch }).fetch('/x')).toEqual({ ok: true })
    expect(await failureOf(new Client({ baseUrl, fetch, maxBytes: 5 }).fetch('/x'))).toMatchObject({
      kind: 'unreadable',
    })
  })

  test('a fetch that is replaced later is used', async () => {
    const client = new Client({ baseUrl })
    const original = globalThis.fetch
    const { calls, fetch } = recordingFetch()
    globalThis.fetch = fetch
    try {
      await client.fetch('/x')
    } finally {
      globalThis.fetch = original
    }
    expect(calls).toHaveLength(1)
  })
})

test('debug logs each attempt without secrets', async () => {
  const lines: string[] = []
  const logger = { debug: (...messages: string[]) => lines.push(...messages) }
  const config = { debug: true, logger, publishableKey: 'pk_secret', auth: memory }
  await record(config, { query: { token: 'query_secret' }, ...post }, 'token_secret')
  expect(lines).toEqual([expect.stringMatching(/^POST \/store\/x: ok \(\d+ ms\)$/)])
  await record({ ...config, fetch: recordingFetch(() => new Response(null, { status: 404 })).fetch }).catch(
    () => undefined,
  )
  expect(lines[1]).toMatch(/^GET \/store\/x: response 404 \(\d+ ms\)$/)
})

import { randomBytes } from 'node:crypto'
import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import {
  Client,
  CommerceClient,
  CommerceError,
  FetchError,
  isCommerceError,
  NetworkError,
  UnreadableError,
} from '../../src/index.ts'
import { commerceFailureOf, failureOf } from '../support/failure-of.ts'
import { localServer } from '../support/local-server.ts'
import { json, recordingFetch } from '../support/recording-fetch.ts'

const baseUrl = 'http://localhost:9000'
const retry = false
const html = `<!doctype html><title>502</title>${'<p>nginx'.repeat(5000)}`

/** The error of a call for a given answer. */
const failureWith = (answer: () => Response | Promise<Response>, path = '/store/x') =>
  commerceFailureOf(new Client({ baseUrl, retry, fetch: recordingFetch(answer).fetch }).fetch(path))

describe('a server that refuses', () => {
  test('[SDK-02] gives its message, status text and status, with type, code and request id', async () => {
    const body = {
      message: 'Some variant does not have the required inventory',
      type: 'not_allowed',
      code: 'insufficient_inventory',
    }
    const headers = { 'x-request-id': 'req_1' }
    const error = await failureWith(() => json(body, { status: 400, statusText: 'Bad Request', headers }))
    expect(error).toBeInstanceOf(FetchError)
    expect(error).toBeInstanceOf(CommerceError)
    expect(error).toMatchObject({
      ...body,
      name: 'FetchError',
      kind: 'response',
      status: 400,
      statusText: 'Bad Request',
      requestId: 'req_1',
      method: 'GET',
      path: '/store/x',
      retryable: false,
    })
  })

  test('[SDK-02] [F-13] gives the status text where it has no message', async () => {
    for (const body of ['"str"', '[]', 'null', '{"message":{}}', '', 'plain', '{"message":']) {
      const error = await failureWith(() => new Response(body, { status: 404, statusText: 'Not Found' }))
      expect(error).toMatchObject({ message: 'Not Found', status: 404, type: undefined, code: undefined })
    }
  })

  test.each([300, 301, 304, 308, 399, 400, 401, 404, 409, 422, 500, 503, 599])(
    '[SDK-02] raises for %d',
    async (status) => {
      const error = await failureWith(() => new Response(null, { status, statusText: 'Text' }))
      expect(error).toMatchObject({ kind: 'response', status, message: 'Text' })
    },
  )

  test.each([200, 201, 202, 203, 206])('does not raise for %d', async (status) => {
    const { fetch } = recordingFetch(() => json({ ok: status }, { status }))
    expect(await new Client({ baseUrl, fetch }).fetch('/store/x')).toEqual({ ok: status })
  })

  test('[F-14] raises for 304 and for a redirect that is not followed', async () => {
    const { baseUrl } = await localServer((request, response) => {
      if (request.url === '/not-modified') response.writeHead(304).end()
      else response.writeHead(302, { location: '/elsewhere' }).end()
    })
    const client = new Client({ baseUrl, retry })
    expect(await commerceFailureOf(client.fetch('/not-modified'))).toMatchObject({ status: 304 })
    expect(await commerceFailureOf(client.fetch('/moved', { redirect: 'manual' }))).toMatchObject({
      status: 302,
    })
    const opaque = Object.defineProperties(new Response(null), { status: { value: 0 }, ok: { value: false } })
    expect(await failureWith(() => opaque)).toMatchObject({ kind: 'response', status: 0, message: 'HTTP 0' })
  })

  test('[F-12] behind a proxy gives the status text of an HTML page, whatever its size', async () => {
    const { baseUrl } = await localServer((_, response) => {
      response.writeHead(502, { 'content-type': 'text/html' }).end(html.repeat(50))
    })
    const error = await commerceFailureOf(new Client({ baseUrl, retry }).fetch('/store/products'))
    expect(error).toMatchObject({ status: 502, message: 'Bad Gateway' })
    expect(inspect(error, { depth: 9 })).not.toContain('nginx')
  })

  test('is still a refusal when the connection breaks in the middle of its body', async () => {
    const { baseUrl } = await localServer((_, response) => {
      response.writeHead(404, { 'content-length': 100 })
      response.write('{"message"', () => response.destroy())
    })
    expect(await commerceFailureOf(new Client({ baseUrl, retry }).fetch('/x'))).toMatchObject({
      kind: 'response',
      status: 404,
      message: 'Not Found',
    })
  })

  test('says how long to wait', async () => {
    const error = await failureWith(() => json({}, { status: 429, headers: { 'retry-after': '120' } }))
    expect(error).toMatchObject({ status: 429, retryAfter: 120_000, retryable: true })
  })
})

describe('a server that is not reached', () => {
  test('gives a NetworkError with the platform’s own as its cause', async () => {
    const error = await commerceFailureOf(
      new Client({ baseUrl: 'http://127.0.0.1:2', retry }).fetch('/store/x?token=t'),
    )
    expect(error).toBeInstanceOf(NetworkError)
    expect(error).toMatchObject({ kind: 'network', status: undefined, retryable: true, path: '/store/x' })
    expect(error.message).toBe('GET /store/x did not reach http://127.0.0.1:2 ECONNREFUSED')
    expect(error.cause).toBeInstanceOf(TypeError)
    expect(JSON.parse(JSON.stringify(error))).not.toHaveProperty('cause')
  })

  test('is named, and not asked again, when its port is one that the platform blocks', async () => {
    const error = await commerceFailureOf(new Client({ baseUrl: 'http://127.0.0.1:1' }).fetch('/x'))
    expect(error.message).toBe('GET /x did not reach http://127.0.0.1:1 bad port')
    expect(error.retryable).toBe(false)
  })

  test('is not asked again when it redirects in a circle', async () => {
    const { baseUrl, requests } = await localServer((request, response) => {
      response.writeHead(302, { location: request.url ?? '/' }).end()
    })
    const error = await commerceFailureOf(new Client({ baseUrl }).fetch('/store/x'))
    expect(error).toMatchObject({ kind: 'network', retryable: false })
    expect(error.message).toBe(`GET /store/x did not reach ${baseUrl} redirect count exceeded`)
    // The platform follows twenty.
    expect(requests.length).toBeLessThan(30)
  })

  test('[F-9] gives one with the status when the connection breaks in the body', async () => {
    const { baseUrl } = await localServer((_, response) => {
      response.writeHead(200, { 'content-length': 100 })
      response.write('{"a":', () => response.destroy())
    })
    const error = await commerceFailureOf(new Client({ baseUrl, retry }).fetch('/x'))
    expect(error).toMatchObject({ kind: 'network', status: 200 })
    expect(error.message).toBe('GET /x lost its connection')
  })
})

describe('an answer', () => {
  test.each([
    ['[F-11] of HTML', () => new Response(html, { headers: { 'content-type': 'text/html' } })],
    [
      'of HTML that says it is JSON',
      () => new Response(html, { headers: { 'content-type': 'application/json' } }),
    ],
    ['[F-9] of truncated JSON', () => new Response('{"products":[{"id":"prod_1"')],
    ['of two JSON texts', () => new Response('{}{}')],
  ])('%s is unreadable, and the error does not quote it', async (_, answer) => {
    const error = await failureWith(answer)
    expect(error).toBeInstanceOf(UnreadableError)
    expect(error).toMatchObject({ kind: 'unreadable', status: 200, retryable: false })
    expect(error.message).toBe('The answer to GET /store/x is not JSON')
    expect(inspect(error, { depth: 9 })).not.toMatch(/nginx|prod_1|Unexpected/)
  })

  test.each([
    ['204', () => new Response(null, { status: 204 })],
    ['205', () => new Response(null, { status: 205 })],
    ['[F-10] 200 without a body', () => new Response(null)],
    ['200 with white space', () => new Response(' \r\n ')],
  ])('%s gives undefined', async (_, answer) => {
    const { fetch } = recordingFetch(answer)
    expect(await new Client({ baseUrl, fetch }).fetch('/store/x', { method: 'DELETE' })).toBeUndefined()
  })

  test.each(['GET', 'POST'])(
    '[F-10] that has nothing in it is none where data is wanted: %s',
    async (method) => {
      for (const body of [null, '', ' \r\n ']) {
        const { fetch } = recordingFetch(() => new Response(body))
        const error = await commerceFailureOf(
          new Client({ baseUrl, fetch, retry }).fetch('/store/x', { method }),
        )
        expect(error).toMatchObject({ kind: 'unreadable', status: 200 })
        expect(error.message).toBe(`The answer to ${method} /store/x is empty`)
      }
      const { fetch } = recordingFetch(() => new Response(null, { status: 204 }))
      expect(await new Client({ baseUrl, fetch }).fetch('/store/x', { method })).toBeUndefined()
    },
  )

  test('to HEAD gives undefined', async () => {
    const { fetch } = recordingFetch(() => new Response('ignored'))
    expect(await new Client({ baseUrl, fetch }).fetch('/store/x', { method: 'head' })).toBeUndefined()
  })

  test('of JSON under a wrong content type, and with a byte order mark, is read', async () => {
    const { fetch } = recordingFetch(
      () => new Response('\uFEFF{"ok":true}', { headers: { 'content-type': 'text/plain' } }),
    )
    expect(await new Client({ baseUrl, fetch }).fetch('/store/x')).toEqual({ ok: true })
  })

  test('above the limit is unreadable and not downloaded, with or without a content length', async () => {
    let sent = 0
    const { baseUrl } = await localServer((request, response) => {
      if (request.url === '/announced') response.writeHead(200, { 'content-length': 50_003_968 })
      const pour = (): void => {
        for (let flows = true; flows && !response.destroyed && sent < 50_000_000; sent += 131_072) {
          flows = response.write(randomBytes(65_536).toString('hex'))
        }
      }
      response.on('drain', pour)
      pour()
    })
    const client = new Client({ baseUrl, retry, maxBytes: 1_000_000 })
    for (const path of ['/announced', '/endless']) {
      sent = 0
      const error = await commerceFailureOf(client.fetch(path))
      expect(error).toMatchObject({
        kind: 'unreadable',
        message: `The answer to GET ${path} is larger than 1000000 bytes`,
      })
      expect(sent).toBeLessThan(40_000_000)
    }
  })

  test('just at the limit is read', async () => {
    const { fetch } = recordingFetch(() => new Response('"1234"'))
    expect(await new Client({ baseUrl, fetch, maxBytes: 6 }).fetch('/x')).toBe('1234')
    expect((await commerceFailureOf(new Client({ baseUrl, fetch, maxBytes: 5 }).fetch('/x'))).kind).toBe(
      'unreadable',
    )
  })

  test('cannot change object prototypes', async () => {
    const { fetch } = recordingFetch(() => new Response('{"__proto__":{"polluted":true}}'))
    await new Client({ baseUrl, fetch }).fetch('/x')
    expect('polluted' in {}).toBe(false)
  })
})

describe('an error', () => {
  const secrets = {
    publishableKey: 'pk_secret_publishable',
    token: 'token_secret_bearer',
    password: 'pass"word-secret',
    query: 'query_secret_token',
  }

  test('holds nothing secret, even when the server quotes the request', async () => {
    const { fetch } = recordingFetch(({ headers, body }) =>
      json(
        { message: `${JSON.stringify(headers)} ${(body as { password: string }).password}` },
        { status: 400 },
      ),
    )
    const { auth, client } = new CommerceClient({
      baseUrl,
      fetch,
      publishableKey: secrets.publishableKey,
      auth: { jwtTokenStorageMethod: 'memory' },
    })
    await client.setToken(secrets.token)
    const body = { email: 'a@b.example', password: secrets.password }
    const errors = [
      await commerceFailureOf(auth.login('customer', 'emailpass', body)),
      await commerceFailureOf(
        client.fetch(`/x?token=${secrets.query}`, { method: 'POST', body, query: { t: secrets.query } }),
      ),
    ]
    for (const error of errors) {
      const shown = [
        error.message,
        error.stack,
        JSON.stringify(error),
        inspect(error, { depth: 9, showHidden: true }),
      ].join()
      for (const secret of Object.values(secrets)) expect(shown).not.toContain(secret)
      expect(error.message).toContain('[redacted]')
    }
  })

  test('does not quote a header that cannot be sent', async () => {
    const client = new Client({ baseUrl, auth: { jwtTokenStorageMethod: 'memory' } })
    await client.setToken('token\nsecret')
    expect(await failureOf(client.fetch('/x'))).toEqual(
      new TypeError('The header "authorization" cannot be sent'),
    )
  })

  test('has a JSON form with what is worth reporting', async () => {
    const error = await failureWith(() => json({ message: 'Unauthorized' }, { status: 401 }))
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: 'FetchError',
      kind: 'response',
      message: 'Unauthorized',
      method: 'GET',
      path: '/store/x',
      status: 401,
      statusText: '',
      retryable: false,
    })
  })

  test('is recognized across two copies of this package', () => {
    const mark = Symbol.for('@umber/commerce-client/error')
    expect(isCommerceError({ [mark]: true })).toBe(true)
    expect(isCommerceError(new FetchError('x', 'Not Found', 404))).toBe(true)
    expect([new Error('x'), null, undefined, 'x', {}, { name: 'FetchError' }].some(isCommerceError)).toBe(
      false,
    )
  })

  test('is constructed as in js-sdk', () => {
    expect(new FetchError('Gone', 'Not Found', 404)).toMatchObject({
      message: 'Gone',
      statusText: 'Not Found',
      status: 404,
    })
  })
})

test('a request that cannot be built is a TypeError, sent nowhere and tried once', async () => {
  const { calls, fetch } = recordingFetch()
  const client = new Client({ baseUrl, fetch })
  expect(await failureOf(client.fetch('/x', { body: {} }))).toEqual(
    new TypeError('A GET request cannot have a body'),
  )
  expect(await failureOf(new CommerceClient({ baseUrl, fetch }).store.cart.retrieve(' '))).toBeInstanceOf(
    TypeError,
  )
  expect(await failureOf(new Client({ baseUrl: 'shop', fetch }).fetch('/x'))).toBeInstanceOf(TypeError)
  expect(calls).toHaveLength(0)
})

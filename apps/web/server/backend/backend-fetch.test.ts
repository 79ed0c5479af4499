// @vitest-environment node
import { inRequest } from '@umber/page-server/testing'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createBackendFetch, type BackendOutcome } from './backend-fetch.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const publicUrl = 'https://backend.example/api'

async function backendThat(answer: Answer) {
  const asked: IncomingMessage[] = []
  let time = 1
  const server = createServer((request, response) => {
    asked.push(request)
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const internalUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const outcomes: BackendOutcome[] = []
  const onAnswer = (outcome: BackendOutcome) => void outcomes.push(outcome)
  const backend = createBackendFetch({ publicUrl, internalUrl, onAnswer, now: () => time })
  const read = async (path: string, init?: RequestInit) => await backend.fetch(publicUrl + path, init)
  return {
    ...backend,
    asked,
    outcomes,
    read,
    pass: (milliseconds: number) => void (time += milliseconds),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const json: Answer = ({ url }, response) => {
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify({ url }))
}

it('reads the backend at its internal address, and sends the key but nothing about a visitor', async () => {
  await using backend = await backendThat(json)
  const response = await backend.read('/store/products?limit=1', {
    headers: { 'x-publishable-api-key': 'pk_1', accept: 'application/json', cookie: 'who=asha' },
  })
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(await response.json()).toEqual({ url: '/store/products?limit=1' })
  expect(backend.asked[0]?.headers).toMatchObject({ 'x-publishable-api-key': 'pk_1' })
  expect(backend.asked[0]?.headers).not.toHaveProperty('cookie')
})

it('sends on the id and the visitor’s address of the request that it works for', async () => {
  await using backend = await backendThat(json)
  const read = async (id: string, address: string | undefined, path: string) =>
    await new Promise((resolve, reject) =>
      inRequest({ id, address, trace: {}, cache: 'none' }, () => {
        // As a render does, some time later.
        setImmediate(() => backend.read(path).then(resolve, reject))
      }),
    )
  await Promise.all([read('one', '203.0.113.7', '/a'), read('two', '2001:db8::1', '/b')])
  await read('three', undefined, '/c')
  await backend.read('/d')
  const sent = backend.asked.map(({ url = '', headers }): [string, unknown[]] => [
    url,
    [headers['x-request-id'], headers['x-forwarded-for']],
  ])
  expect(Object.fromEntries(sent)).toEqual({
    '/a': ['one', '203.0.113.7'],
    '/b': ['two', '2001:db8::1'],
    '/c': ['three', undefined],
    '/d': [undefined, undefined],
  })
})

it('sends on no address that a page’s code names', async () => {
  await using backend = await backendThat(json)
  await backend.read('/a', { headers: { 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'forged' } })
  expect(backend.asked[0]?.headers).not.toHaveProperty('x-forwarded-for')
  expect(backend.asked[0]?.headers).not.toHaveProperty('x-request-id')
})

it('keeps the answers of a search, one for each question', async () => {
  await using backend = await backendThat(json)
  const search = async (term: string) =>
    await backend.read('/store/search', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ term }),
    })
  await Promise.all([search('shirt'), search('shirt')])
  await search('shirt')
  await search('belt')
  expect(backend.asked.map(({ method }) => method)).toEqual(['POST', 'POST'])
  expect(backend.asked[0]?.headers).toMatchObject({ 'content-type': 'application/json' })
})

it('sends no request that writes, and none to another address', async () => {
  await using backend = await backendThat(json)
  await expect(backend.read('/store/carts', { method: 'POST' })).rejects.toThrow('sends no POST request')
  await expect(backend.fetch('https://evil.test/api/x')).rejects.toThrow('not of the backend')
  await expect(backend.fetch('https://backend.example/admin')).rejects.toThrow('not of the backend')
  expect(backend.asked).toEqual([])
})

it('asks once for equal requests at the same time and within half a minute', async () => {
  await using backend = await backendThat(json)
  const both = await Promise.all([backend.read('/a'), backend.read('/a')])
  expect(await Promise.all(both.map(async (response) => response.text()))).toEqual([
    '{"url":"/a"}',
    '{"url":"/a"}',
  ])
  backend.pass(29_000)
  await backend.read('/a')
  expect(backend.asked).toHaveLength(1)
  backend.pass(2_000)
  await backend.read('/a')
  expect(backend.asked).toHaveLength(2)
  await backend.read('/a', { headers: { 'x-publishable-api-key': 'another' } })
  expect(backend.asked).toHaveLength(3)
})

it('keeps the answers in two locales apart', async () => {
  await using backend = await backendThat(({ headers }, response) => {
    response.end(headers['x-medusa-locale'] ?? 'as entered')
  })
  const inLocale = async (locale?: string) => {
    const headers = { ...(locale !== undefined && { 'x-medusa-locale': locale }) }
    return await (await backend.read('/store/products', { headers })).text()
  }
  const locales = ['de-DE', undefined, 'ar-AE', 'de-DE', undefined]
  const answers = await Promise.all(locales.map(inLocale))
  expect(answers).toEqual(['de-DE', 'as entered', 'ar-AE', 'de-DE', 'as entered'])
  expect(backend.asked).toHaveLength(3)
})

it('keeps that something is missing, but no error', async () => {
  await using backend = await backendThat(({ url }, response) => {
    response.statusCode = Number(url?.slice(1))
    response.end()
  })
  for (const status of [404, 404, 500, 500, 429, 429])
    expect((await backend.read(`/${status}`)).status).toBe(status)
  expect(backend.asked.map(({ url }) => url)).toEqual(['/404', '/500', '/500', '/429', '/429'])
  expect(backend.outcomes).toEqual(['refused', 'failed', 'failed', 'refused', 'refused'])
})

it('pauses for a second after a request that failed', async () => {
  await using backend = await backendThat(({ socket }) => socket.destroy())
  await expect(backend.read('/a')).rejects.toThrow('fetch failed')
  await expect(backend.read('/a')).rejects.toThrow('fetch failed')
  expect(backend.asked).toHaveLength(1)
  backend.pass(1_001)
  await expect(backend.read('/a')).rejects.toThrow('fetch failed')
  expect(backend.asked).toHaveLength(2)
  expect(backend.outcomes).toEqual(['unreachable', 'unreachable'])
})

it('does not use an answer after a purge that was under way before', async () => {
  const waiting: ServerResponse[] = []
  await using backend = await backendThat((_, response) => waiting.push(response))
  const answerNext = async (text: string) => {
    while (waiting.length === 0) await new Promise((resolve) => setImmediate(resolve))
    waiting.shift()?.end(text)
  }
  const before = backend.read('/price')
  await answerNext('').then(() => backend.purge())
  const after = backend.read('/price')
  await answerNext('new')
  expect((await before).status).toBe(200)
  expect(await (await after).text()).toBe('new')
  expect(await (await backend.read('/price')).text()).toBe('new')
  expect(backend.asked).toHaveLength(2)
})

it('ends the wait of the one who aborts, and not of the others', async () => {
  const waiting: ServerResponse[] = []
  await using backend = await backendThat((_, response) => waiting.push(response))
  const leaving = new AbortController()
  const left = backend.read('/a', { signal: leaving.signal })
  const stays = backend.read('/a')
  leaving.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  while (waiting.length === 0) await new Promise((resolve) => setImmediate(resolve))
  waiting[0]?.end('here')
  expect(await (await stays).text()).toBe('here')
})

it('sends at most 16 requests at once', async () => {
  const waiting: ServerResponse[] = []
  let most = 0
  await using backend = await backendThat((_, response) => {
    waiting.push(response)
    most = Math.max(most, waiting.length)
    setImmediate(() => waiting.shift()?.end())
  })
  await Promise.all(Array.from({ length: 60 }, async (_, index) => backend.read(`/${index}`)))
  expect(backend.asked).toHaveLength(60)
  expect(most).toBeLessThanOrEqual(16)
})

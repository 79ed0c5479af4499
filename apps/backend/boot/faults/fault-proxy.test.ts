import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startFaultProxy, type FaultProxy } from './fault-proxy.ts'

const answerBody = JSON.stringify({ products: 'linen '.repeat(500) })

let backend: Server
let proxy: FaultProxy
let heard: { method: string | undefined; url: string | undefined; body: string }[] = []

beforeAll(async () => {
  backend = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  const address = backend.address()
  proxy = await startFaultProxy(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`)
})

afterAll(async () => {
  await proxy.stop()
  backend.close()
  backend.closeAllConnections()
})

afterEach(async () => {
  await control('DELETE')
  heard = []
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  heard.push({ method: request.method, url: request.url, body: await text(request) })
  response.writeHead(request.method === 'OPTIONS' ? 204 : 200, {
    'Access-Control-Allow-Origin': 'http://shop.example',
    'Set-Cookie': ['a=1', 'b=2'],
  })
  response.end(request.method === 'OPTIONS' ? undefined : answerBody)
}

async function control(method: string, rules?: unknown): Promise<Response> {
  return await fetch(`${proxy.controlUrl}/faults`, {
    method,
    ...(rules === undefined ? {} : { body: JSON.stringify(rules) }),
  })
}

describe('the fault proxy without rules', () => {
  it('passes requests and answers on unchanged', async () => {
    const response = await fetch(`${proxy.url}/store/carts?fields=id,total`, {
      method: 'POST',
      body: '{"a":1}',
    })
    expect(await response.text()).toBe(answerBody)
    expect(response.headers.get('access-control-allow-origin')).toBe('http://shop.example')
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(heard).toMatchObject([{ method: 'POST', url: '/store/carts?fields=id,total', body: '{"a":1}' }])
  })
})

describe('a rule', () => {
  it('meets only the user agent that asked for it', async () => {
    await control('POST', [{ action: 'status', status: 503 }])
    const other = await fetch(`${proxy.url}/store/carts`, { headers: { 'user-agent': 'somebody else' } })
    expect(other.status).toBe(200)
    expect((await fetch(`${proxy.url}/store/carts`)).status).toBe(503)
  })

  it('answers in the place of the backend, readable for the page that asked', async () => {
    await control('POST', [
      { action: 'status', status: 503, path: '^/store/products$', body: { message: 'busy' } },
    ])
    const response = await fetch(`${proxy.url}/store/products?limit=1`, {
      headers: { origin: 'http://shop.example' },
    })
    expect([response.status, await response.json()]).toEqual([503, { message: 'busy' }])
    expect(response.headers.get('access-control-allow-origin')).toBe('http://shop.example')
    expect((await fetch(`${proxy.url}/store/products/one`)).status).toBe(200)
  })

  it('wears off after as many requests as it was given, and lets other methods through', async () => {
    await control('POST', [{ action: 'status', method: 'post', times: 1 }])
    expect((await fetch(`${proxy.url}/store/carts`)).status).toBe(200)
    expect((await fetch(`${proxy.url}/store/carts`, { method: 'POST' })).status).toBe(500)
    expect((await fetch(`${proxy.url}/store/carts`, { method: 'POST' })).status).toBe(200)
    expect(await (await control('GET')).json()).toEqual([])
  })

  it('is for the call and not for the question a browser asks before it', async () => {
    await control('POST', [{ action: 'status', times: 1 }])
    expect((await fetch(`${proxy.url}/store/carts`, { method: 'OPTIONS' })).status).toBe(204)
    expect((await fetch(`${proxy.url}/store/carts`)).status).toBe(500)
  })

  it('makes the backend unreachable', async () => {
    await control('POST', [{ action: 'drop' }])
    await expect(fetch(`${proxy.url}/store/carts`, { method: 'OPTIONS' })).rejects.toThrow('fetch failed')
    await expect(fetch(`${proxy.url}/store/carts`)).rejects.toThrow('fetch failed')
    expect(heard).toEqual([])
    await control('DELETE')
    expect((await fetch(`${proxy.url}/store/carts`)).status).toBe(200)
  })

  it('answers with a page where data was expected', async () => {
    await control('POST', [{ action: 'html' }])
    const response = await fetch(`${proxy.url}/store/products`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await response.text()).toContain('<h1>')
  })

  it('cuts the line in the middle of an answer', async () => {
    await control('POST', [{ action: 'truncate' }])
    const response = await fetch(`${proxy.url}/store/products`)
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow('terminated')
    expect(heard).toHaveLength(1)
  })

  it('keeps an answer waiting', async () => {
    await control('POST', [{ action: 'delay', ms: 150 }])
    const begun = performance.now()
    expect((await fetch(`${proxy.url}/store/products`)).status).toBe(200)
    expect(performance.now() - begun).toBeGreaterThanOrEqual(149)
  })

  it('with a slip in it is refused, and the rules before it stay', async () => {
    await control('POST', [{ action: 'drop', path: '/gone' }])
    for (const slip of [{ action: 'drop' }, [{ action: 'dorp' }], [null], [{ action: 'drop', path: '(' }]]) {
      expect((await control('POST', slip)).status).toBe(400)
    }
    expect(await (await control('GET')).json()).toEqual([{ action: 'drop', path: '/gone' }])
  })
})

import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startFaultProxy, type FaultProxy } from './fault-proxy.ts'

const answerBody = JSON.stringify({ products: 'linen '.repeat(500) })

let backend: Server
let proxy: FaultProxy
let received: { method: string | undefined; url: string | undefined; body: string }[] = []
/** Bodies of requests that broke off. */
let broken: string[] = []

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
  received = []
  broken = []
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = ''
  try {
    for await (const part of request) body += String(part)
  } catch {
    broken.push(body)
    return
  }
  received.push({ method: request.method, url: request.url, body })
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

const post = async (body: string): Promise<Response> =>
  await fetch(`${proxy.url}/store/carts`, { method: 'POST', body })

/** Node's fetch reports the connection error as the cause. */
async function causeOf(failing: Promise<unknown>): Promise<unknown> {
  return await failing.then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.cause : error),
  )
}

describe('the fault proxy without rules', () => {
  it('passes requests and responses on unchanged', async () => {
    const response = await fetch(`${proxy.url}/store/carts?fields=id,total`, {
      method: 'POST',
      body: '{"a":1}',
    })
    expect(await response.text()).toBe(answerBody)
    expect(response.headers.get('access-control-allow-origin')).toBe('http://shop.example')
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(received).toMatchObject([{ method: 'POST', url: '/store/carts?fields=id,total', body: '{"a":1}' }])
  })
})

describe('a rule', () => {
  it('applies only to the user agent that set it', async () => {
    await control('POST', [{ action: 'status', status: 503 }])
    const other = await fetch(`${proxy.url}/store/carts`, { headers: { 'user-agent': 'another agent' } })
    expect(other.status).toBe(200)
    expect((await fetch(`${proxy.url}/store/carts`)).status).toBe(503)
  })

  it('responds in place of the backend, with CORS headers for the page', async () => {
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

  it('applies the given number of times and only to its method', async () => {
    await control('POST', [{ action: 'status', method: 'post', times: 1 }])
    expect((await fetch(`${proxy.url}/store/carts`)).status).toBe(200)
    expect((await fetch(`${proxy.url}/store/carts`, { method: 'POST' })).status).toBe(500)
    expect((await fetch(`${proxy.url}/store/carts`, { method: 'POST' })).status).toBe(200)
    expect(await (await control('GET')).json()).toEqual([])
  })

  it('applies to the request and not to its preflight', async () => {
    await control('POST', [{ action: 'status', times: 1 }])
    expect((await fetch(`${proxy.url}/store/carts`, { method: 'OPTIONS' })).status).toBe(204)
    expect((await fetch(`${proxy.url}/store/carts`)).status).toBe(500)
  })

  it('makes the backend unreachable', async () => {
    await control('POST', [{ action: 'drop' }])
    await expect(fetch(`${proxy.url}/store/carts`, { method: 'OPTIONS' })).rejects.toThrow('fetch failed')
    await expect(fetch(`${proxy.url}/store/carts`)).rejects.toThrow('fetch failed')
    expect(received).toEqual([])
    await control('DELETE')
    expect((await fetch(`${proxy.url}/store/carts`)).status).toBe(200)
  })

  it('responds with HTML in place of JSON', async () => {
    await control('POST', [{ action: 'html' }])
    const response = await fetch(`${proxy.url}/store/products`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await response.text()).toContain('<h1>')
  })

  it('closes the connection in the middle of a response', async () => {
    await control('POST', [{ action: 'truncate' }])
    const response = await fetch(`${proxy.url}/store/products`)
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow('terminated')
    expect(received).toHaveLength(1)
  })

  it('delays a response', async () => {
    await control('POST', [{ action: 'delay', ms: 150 }])
    const begun = performance.now()
    expect((await fetch(`${proxy.url}/store/products`)).status).toBe(200)
    expect(performance.now() - begun).toBeGreaterThanOrEqual(149)
  })

  it('applies to its own paths only', async () => {
    await control('POST', [{ action: 'drop', path: '^/store/products' }])
    await expect(fetch(`${proxy.url}/store/products`)).rejects.toThrow('fetch failed')
    expect((await fetch(`${proxy.url}/store/carts`)).status).toBe(200)
  })

  it('resets the connection in the middle of a request, of which the backend receives half', async () => {
    await control('POST', [{ action: 'reset-request', times: 1 }])
    await expect(causeOf(post('{"quantity":1}'))).resolves.toMatchObject({ code: 'ECONNRESET' })
    await expect.poll(() => broken).toEqual(['{"quant'])
    expect(received).toEqual([])
    expect(await (await post('{"quantity":2}')).text()).toBe(answerBody)
    expect(received).toMatchObject([{ body: '{"quantity":2}' }])
  })

  it('resets the connection in the middle of a response', async () => {
    await control('POST', [{ action: 'reset-answer' }])
    const { hostname, port } = new URL(proxy.url)
    const line = connect(Number(port), hostname)
    line.write(`GET /store/products HTTP/1.1\r\nHost: ${hostname}\r\nUser-Agent: node\r\n\r\n`)
    let output = ''
    line.on('data', (part) => (output += String(part)))
    const [error] = (await once(line, 'error')) as unknown[]
    expect(error).toMatchObject({ code: 'ECONNRESET' })
    expect(output).toContain('200 OK')
    expect(output).not.toContain(answerBody)
    expect(received).toHaveLength(1)
  })

  it('lets the backend process the request and loses the response', async () => {
    await control('POST', [{ action: 'lose-answer', times: 1 }])
    const response = await post('{"quantity":1}')
    await expect(response.text()).rejects.toThrow('terminated')
    expect(received).toMatchObject([{ method: 'POST', body: '{"quantity":1}' }])
    expect((await post('{"quantity":1}')).status).toBe(200)
  })

  it('lets the backend process the request and ends the connection without a byte', async () => {
    await control('POST', [{ action: 'end', times: 1 }])
    await expect(post('{"quantity":1}')).rejects.toThrow('fetch failed')
    expect(received).toMatchObject([{ method: 'POST', body: '{"quantity":1}' }])
    expect((await post('{"quantity":1}')).status).toBe(200)
  })

  it('sends a response in slow chunks, completely', async () => {
    await control('POST', [{ action: 'drip', bytes: 1000, ms: 20 }])
    const begun = performance.now()
    const { body } = await fetch(`${proxy.url}/store/products`)
    const pieces: Uint8Array[] = []
    for await (const piece of body ?? []) pieces.push(piece)
    expect(Buffer.concat(pieces).toString()).toBe(answerBody)
    expect(pieces.length).toBeGreaterThan(1)
    expect(performance.now() - begun).toBeGreaterThanOrEqual(60)
  })

  it('holds a response until the rules change, while later ones overtake it', async () => {
    await control('POST', [{ action: 'hold', path: '/one$', times: 1 }])
    const order: string[] = []
    const first = fetch(`${proxy.url}/store/products/one`).then(() => order.push('first'))
    await expect.poll(() => received).toHaveLength(1)
    await fetch(`${proxy.url}/store/products/one`).then(() => order.push('second'))
    await control('DELETE')
    await first
    expect(order).toEqual(['second', 'first'])
  })

  it('responds without CORS headers', async () => {
    await control('POST', [{ action: 'no-cors' }])
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await fetch(`${proxy.url}/store/products`, { method })
      expect(headers.get('access-control-allow-origin')).toBeNull()
      expect(headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    }
  })

  it('with a typo is refused, and the previous rules stay', async () => {
    await control('POST', [{ action: 'drop', path: '/gone' }])
    for (const slip of [{ action: 'drop' }, [{ action: 'dorp' }], [null], [{ action: 'drop', path: '(' }]]) {
      expect((await control('POST', slip)).status).toBe(400)
    }
    expect(await (await control('GET')).json()).toEqual([{ action: 'drop', path: '/gone' }])
  })
})

import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { completeEveryAnswer } from './response-headers'

let server: Server
let url: string

beforeAll(async () => {
  completeEveryAnswer()
  server = createServer((request, response) => {
    // Like Express.
    response.setHeader('X-Powered-By', 'Express')
    const isSecure = request.headers['x-forwarded-proto'] === 'https'
    Object.assign(request as IncomingMessage & { secure?: boolean }, { secure: isSecure })
    response.setHeader('Content-Type', String(request.headers['accept']))
    response.end('answer')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.close()
  server.closeAllConnections()
})

const headersOf = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
  (await fetch(`${url}${path}`, { headers })).headers

describe('Every response of the process', () => {
  it('[F-109] says that types are meant, and not what serves it', async () => {
    const headers = await headersOf('/anything')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('cache-control')).toBeNull()
    expect(headers.get('content-security-policy')).toBeNull()
  })

  it('[F-109] keeps browsers to TLS when it came over it', async () => {
    const secure = await headersOf('/', { 'x-forwarded-proto': 'https' })
    expect(secure.get('strict-transport-security')).toBe('max-age=31536000')
    expect((await headersOf('/')).get('strict-transport-security')).toBeNull()
  })

  it.each(['/store/products', '/auth/customer/emailpass', '/admin', '/Store/carts/cart_1?fields=id'])(
    'lets pages of the shop read how long to wait and the id of the request: %s',
    async (path) => {
      const exposed = (await headersOf(path)).get('access-control-expose-headers')
      expect(exposed).toBe('Retry-After, X-Request-Id')
    },
  )

  it.each([
    '/store/customers/me',
    '/store/customers/me?fields=id',
    '/STORE/Carts/cart_1',
    '/store/orders',
    '/store/shipping-options?cart_id=cart_1',
    '/store/productsofmine',
    '/store/anything-new',
    '/auth/customer/emailpass',
    '/admin/products',
    '/admin',
    '/outbox',
  ])('[F-112] is kept by no cache where it may be about one person: %s', async (path) => {
    expect((await headersOf(path)).get('cache-control')).toBe('no-store')
  })

  it.each([
    '/store/products?limit=1',
    '/store/regions/reg_1',
    '/store/search',
    '/images/a.webp',
    '/administer',
  ])('[F-112] may be kept where all are told the same: %s', async (path) => {
    expect((await headersOf(path)).get('cache-control')).toBeNull()
  })

  it('lets no other page frame the dashboard, and runs only its own scripts in it', async () => {
    for (const path of ['/app', '/app/orders', '/App/login?x=1']) {
      const policy = (await headersOf(path)).get('content-security-policy')
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("script-src 'self';")
    }
    expect((await headersOf('/apple')).get('content-security-policy')).toBeNull()
  })

  it.each([
    ['image/png', null],
    ['text/html', 'attachment'],
    ['text/csv', 'attachment'],
  ])('[F-113] runs nothing where it is an uploaded file: %s', async (type, disposition) => {
    const headers = await headersOf('/static/file', { accept: type })
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('content-disposition')).toBe(disposition)
  })
})

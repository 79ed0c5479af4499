// @vitest-environment node
import { identifyRequests } from '@umber/page-server'
import { listen } from '@umber/page-server/testing'
import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import express from 'express'
import { expect, it } from 'vitest'
import { backendPictures } from './backend-pictures.ts'

const relay = async (backend: string) => {
  const app = express()
  app.use(identifyRequests, backendPictures(backend))
  return await listen((request, response) => void app(request, response))
}

/** A backend with one picture, which notes what it is asked. */
async function backendWithPicture(type = 'image/avif') {
  const asked: IncomingMessage[] = []
  const url = await listen((request, response) => {
    asked.push(request)
    if (request.headers['if-none-match'] === '"1"') {
      response.writeHead(304, { etag: '"1"' }).end()
      return
    }
    response.writeHead(200, {
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      etag: '"1"',
      'set-cookie': 'visitor=1',
    })
    response.end('picture')
  })
  return { url, asked }
}

it('sends a picture of the backend with its type and lifetime', async () => {
  const backend = await backendWithPicture()
  const shop = await relay(backend.url)
  const response = await fetch(`${shop}/images/shirt-800.avif?v=1`)
  expect([response.status, await response.text()]).toEqual([200, 'picture'])
  expect(response.headers.get('content-type')).toBe('image/avif')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(backend.asked[0]?.url).toBe('/images/shirt-800.avif?v=1')
})

it('answers 304 when the browser’s copy is current', async () => {
  const backend = await backendWithPicture()
  const shop = await relay(backend.url)
  const response = await fetch(`${shop}/images/shirt-800.avif`, { headers: { 'if-none-match': '"1"' } })
  expect(response.status).toBe(304)
})

it('passes on nothing that identifies a visitor, in either direction', async () => {
  const backend = await backendWithPicture()
  const shop = await relay(backend.url)
  const response = await fetch(`${shop}/static/shirt.png`, {
    headers: { cookie: 'connect.sid=secret', authorization: 'Bearer secret' },
  })
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(backend.asked[0]?.headers.cookie).toBeUndefined()
  expect(backend.asked[0]?.headers.authorization).toBeUndefined()
  expect(backend.asked[0]?.headers).not.toHaveProperty('x-forwarded-for')
  expect(backend.asked[0]?.headers['x-request-id']).toBe(response.headers.get('x-request-id'))
})

it('lets no uploaded file run as a part of the shop', async () => {
  const drawing = await backendWithPicture('image/svg+xml')
  const policy = (await fetch(`${await relay(drawing.url)}/static/x.svg`)).headers.get(
    'content-security-policy',
  )
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain('sandbox')
  const page = await backendWithPicture('text/html')
  expect((await fetch(`${await relay(page.url)}/static/x.html`)).status).toBe(404)
})

it.each(['/admin/products', '/static/../admin/products', '/static/%2e%2e/admin/products', '/images'])(
  'does not relay %s',
  async (path) => {
    const backend = await backendWithPicture()
    const { hostname, port } = new URL(await relay(backend.url))
    // fetch would resolve ".." by itself.
    const request = httpRequest({ hostname, port, path }).end()
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    response.resume()
    expect([response.statusCode, backend.asked.length]).toEqual([404, 0])
  },
)

it('answers 502 when the backend is away, which no one keeps', async () => {
  const response = await fetch(`${await relay('http://127.0.0.1:1')}/images/shirt.png`)
  expect([response.status, response.headers.get('cache-control')]).toEqual([502, 'no-store'])
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { servePictures } from './serve-pictures'

let parent: string
let server: Server
let address: string

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'pictures-'))
  const directory = join(parent, 'images')
  mkdirSync(directory)
  writeFileSync(join(parent, 'secret.webp'), 'not for everybody')
  writeFileSync(join(directory, 'linen-shirt-white-800.webp'), 'a picture')
  server = createServer(servePictures(directory))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  await new Promise((resolve) => void server.close(resolve))
  rmSync(parent, { recursive: true })
})

describe('the pictures of the backend', () => {
  it('may be cached for a year when their URL has a version', async () => {
    const response = await fetch(`${address}/linen-shirt-white-800.webp?v=0123abcd`)
    expect(await response.text()).toBe('a picture')
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it('are revalidated when their URL has no version', async () => {
    const response = await fetch(`${address}/linen-shirt-white-800.webp`)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    const again = await fetch(`${address}/linen-shirt-white-800.webp`, {
      // Like a browser; Node's fetch would add `Cache-Control: no-cache`.
      headers: { 'if-none-match': response.headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
    })
    expect(again.status).toBe(304)
  })

  it('may be shown by a page of any origin', async () => {
    const { headers } = await fetch(`${address}/linen-shirt-white-800.webp`)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  it('that do not exist get 404 in plain text, uncached', async () => {
    const response = await fetch(`${address}/nothing-800.webp?v=0123abcd`)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('text/plain')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('are not served from outside their directory', async () => {
    // Sent as it is: fetch would normalize the path.
    const path = '/../secret.webp'
    const status = await new Promise((resolve, reject) => {
      get(`${address}/`, { path }, (response) => resolve(response.resume().statusCode)).on('error', reject)
    })
    expect(status).toBe(404)
  })
})

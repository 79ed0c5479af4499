import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'

import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { afterEach, expect, it } from 'vitest'

import { serveFiles } from './serve-files'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** Serves these files, by key, as a store that fails the way S3 does. */
async function open(stored: Readonly<Record<string, string>>): Promise<string> {
  const files = {
    async getDownloadStream(key: string) {
      const content = stored[key]
      if (content === undefined) throw Object.assign(new Error('away'), { name: 'NoSuchKey' })
      if (content === '') throw new Error('The store does not answer')
      return await Promise.resolve(Readable.from([Buffer.from(content)]))
    },
  }
  const server = createServer((request, response) => {
    const asked = { method: request.method, path: request.url, scope: { resolve: () => files } }
    const fail = () => response.writeHead(500).end()
    serveFiles(asked as unknown as MedusaRequest, response as MedusaResponse, fail).catch(fail)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  closing.push(async () => new Promise((resolve) => void server.close(() => resolve())))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function read(address: string, method = 'GET') {
  const response = await fetch(address, { method })
  const [type, cache] = ['content-type', 'cache-control'].map((name) => response.headers.get(name))
  return { status: response.status, type, cache, text: await response.text() }
}

const forever = 'public, max-age=31536000, immutable'

it('A stored picture and its size may be cached for a year', async () => {
  const shop = await open({ 'u/shirt.jpg': 'original', 'u/shirt.jpg-400.avif': 'small' })
  expect(await read(`${shop}/u/shirt.jpg`)).toEqual({
    status: 200,
    type: 'image/jpeg',
    cache: forever,
    text: 'original',
  })
  expect(await read(`${shop}/u/shirt.jpg-400.avif`)).toMatchObject({ type: 'image/avif', text: 'small' })
  expect(await read(`${shop}/u/shirt.jpg`, 'HEAD')).toMatchObject({ status: 200, text: '' })
})

it('A size that is missing is answered with the picture, for a minute', async () => {
  const shop = await open({ 'shirt.jpg': 'original' })
  expect(await read(`${shop}/shirt.jpg-800.webp`)).toEqual({
    status: 200,
    type: 'image/jpeg',
    cache: 'public, max-age=60',
    text: 'original',
  })
})

it('A large size of a picture that is not as wide is answered with the next smaller one, for a day', async () => {
  const shop = await open({ 'shirt.jpg': 'original', 'shirt.jpg-1200.webp': 'wide' })
  expect(await read(`${shop}/shirt.jpg-2000.webp`)).toEqual({
    status: 200,
    type: 'image/webp',
    cache: 'public, max-age=86400',
    text: 'wide',
  })
})

it('Sizes and formats outside the list do not exist', async () => {
  const shop = await open({ 'shirt.jpg': 'original', 'wave.gif': 'moving', 'notes.txt': 'text' })
  for (const path of [
    'shirt.jpg-801.webp',
    'shirt.jpg-800.png',
    'wave.gif-800.webp',
    'notes.txt',
    'none.jpg',
  ])
    expect(await read(`${shop}/${path}`)).toMatchObject({ status: 404, cache: 'no-store' })
})

it('A table is cached nowhere', async () => {
  const shop = await open({ 'orders.csv': 'id' })
  expect(await read(`${shop}/orders.csv`)).toMatchObject({ type: 'text/csv', cache: 'private, no-store' })
})

it('A store that fails is no missing file', async () => {
  expect(await read(`${await open({ 'shirt.jpg': '' })}/shirt.jpg`)).toMatchObject({ status: 500 })
})

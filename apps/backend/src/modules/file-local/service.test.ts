import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Logger } from '@medusajs/framework/types'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { LocalPictureService } from './service'

let directory: string
let service: LocalPictureService
const picture = sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'files-'))
  service = new LocalPictureService({ logger: console as unknown as Logger }, { directory })
})
afterEach(() => rmSync(directory, { recursive: true }))

const upload = async (filename: string, content: Buffer, access: 'public' | 'private' = 'public') =>
  await service.upload({ filename, mimeType: 'any', content: content.toString('base64'), access })

it('A picture is stored with six sizes at a relative address, and deleted with them', async () => {
  const { key, url } = await upload('Shirt, front.png', await picture.png().toBuffer())
  expect(url).toBe(`/static/${key}`)
  expect(key).toMatch(/^\d+-shirt-front-[0-9a-f-]{36}\.png$/)
  expect(readdirSync(directory)).toHaveLength(7)
  expect(readdirSync(directory)).toContain(`${key}-1200.avif`)
  await service.delete({ fileKey: key })
  expect(readdirSync(directory)).toEqual([])
})

it('An animation and a table are stored as they are', async () => {
  const gif = await picture.gif().toBuffer()
  const { key } = await upload('wave.gif', gif)
  await upload('products.csv', Buffer.from('handle\nvase\n'))
  expect(await service.getAsBuffer({ fileKey: key })).toEqual(gif)
  expect(readdirSync(directory)).toHaveLength(2)
})

it('An export has a name that cannot be guessed', async () => {
  const { writeStream, promise, url } = await service.getUploadStream({
    filename: 'orders.csv',
    mimeType: 'text/csv',
    access: 'private',
  })
  writeStream.end('id\n')
  const { key } = await promise
  expect(key).toMatch(/^private-\d+-orders-[0-9a-f-]{36}\.csv$/)
  expect(url).toBe(`/static/${key}`)
  expect(await service.getPresignedDownloadUrl({ fileKey: key })).toBe(url)
})

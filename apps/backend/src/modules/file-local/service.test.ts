import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Logger } from '@medusajs/framework/types'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { makeMissingSizes } from '../../lib/files/make-missing-sizes'
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

it('Pictures of earlier uploads get their sizes, once, and nothing else changes', async () => {
  const photograph = await picture.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer()
  writeFileSync(join(directory, 'shirt.jpg'), photograph)
  writeFileSync(join(directory, 'damaged.png'), 'no picture')
  writeFileSync(join(directory, 'products.csv'), 'handle\n')
  const { key } = await upload('vase.png', await picture.png().toBuffer())
  // Of a process that was killed.
  rmSync(join(directory, `${key}-800.webp`))

  const first = await makeMissingSizes(service.store)
  expect(first.made.toSorted()).toEqual([key, 'shirt.jpg'].toSorted())
  expect(first).toMatchObject({ complete: 0, animated: 0, unreadable: ['damaged.png'] })
  const names = readdirSync(directory)
  expect(names).toHaveLength(2 + 7 + 7)
  expect(names).toContain('shirt.jpg-1200.avif')
  expect(await service.getAsBuffer({ fileKey: 'shirt.jpg' })).toEqual(photograph)
  // Upright, without metadata.
  const size = await sharp(join(directory, 'shirt.jpg-400.webp')).metadata()
  expect([size.orientation, size.exif]).toEqual([undefined, undefined])

  const times = () => names.map((name) => statSync(join(directory, name)).mtimeMs)
  const before = times()
  expect(await makeMissingSizes(service.store)).toMatchObject({ made: [], complete: 2, animated: 0 })
  expect(times()).toEqual(before)
  expect(readdirSync(directory)).toEqual(names)
})

it('An animation has no sizes', async () => {
  const frames = ['red', 'blue'].map(async (background) =>
    sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  const animation = await sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer()
  writeFileSync(join(directory, 'wave.webp'), animation)
  expect(await makeMissingSizes(service.store)).toMatchObject({ made: [], animated: 1 })
  expect(readdirSync(directory)).toEqual(['wave.webp'])
})

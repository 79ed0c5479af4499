import type { Logger } from '@medusajs/framework/types'
import sharp from 'sharp'
import { expect, it } from 'vitest'

import { PictureUploads, withSizes, type FileWriter } from './picture-uploads'

const picture = sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })

function open() {
  const messages: string[] = []
  const logger = { error: (message: string) => messages.push(message) } as unknown as Logger
  return { uploads: new PictureUploads(logger), messages }
}

const file = async (name: string) => ({
  filename: `${name}.png`,
  mimeType: 'image/png',
  content: (await picture.png().toBuffer()).toString('base64'),
  access: 'public' as const,
})

it('A picture whose sizes cannot be stored is uploaded without them', async () => {
  const { uploads, messages } = open()
  const writer: FileWriter = {
    upload: async ({ filename }) => await Promise.resolve({ key: filename, url: `/static/${filename}` }),
    write: async () => await Promise.reject(new Error('full')),
  }
  expect(await uploads.store(await file('shirt'), writer)).toEqual({
    key: 'shirt.png',
    url: '/static/shirt.png',
  })
  expect(messages).toEqual(['The sizes of shirt.png could not be stored'])
})

it('No more than two pictures are converted at once', async () => {
  const { uploads } = open()
  let running = 0
  let most = 0
  const writer: FileWriter = {
    upload: async ({ filename }) => {
      most = Math.max(most, (running += 1))
      return await Promise.resolve({ key: filename, url: filename })
    },
    write: async (key) => {
      if (key.endsWith('-1200.webp')) running -= 1
      return await Promise.resolve()
    },
  }
  const files = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(file))
  await Promise.all(files.map(async (one) => uploads.store(one, writer)))
  expect(running).toBe(0)
  expect(most).toBeLessThanOrEqual(2)
})

it('Deleting a picture deletes its sizes', () => {
  expect(withSizes([{ fileKey: 'a.jpg' }, { fileKey: 'b.csv' }]).map(({ fileKey }) => fileKey)).toEqual([
    'a.jpg',
    'a.jpg-400.avif',
    'a.jpg-400.webp',
    'a.jpg-800.avif',
    'a.jpg-800.webp',
    'a.jpg-1200.avif',
    'a.jpg-1200.webp',
    'a.jpg-1600.avif',
    'a.jpg-1600.webp',
    'a.jpg-2000.avif',
    'a.jpg-2000.webp',
    'b.csv',
  ])
})

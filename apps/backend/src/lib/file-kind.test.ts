import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { isAllowedType, kindOfFile } from './file-kind'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')
const text = (words: string) => Buffer.from(words)

describe('[F-113] The type of a file', () => {
  it('is detected from its content, and its extension matches', async () => {
    expect(await kindOfFile('shirt.png', png)).toEqual({ name: 'shirt.png', mimeType: 'image/png' })
    expect(await kindOfFile('shirt.html', png)).toEqual({ name: 'shirt.png', mimeType: 'image/png' })
    expect(await kindOfFile('shirt.jpg', gif)).toEqual({ name: 'shirt.gif', mimeType: 'image/gif' })
    expect(await kindOfFile('SHIRT.PNG', png)).toEqual({ name: 'SHIRT.PNG', mimeType: 'image/png' })
    expect(await kindOfFile('shirt', png)).toEqual({ name: 'shirt.png', mimeType: 'image/png' })
  })

  it('is accepted for the images of the sample store', async () => {
    const directory = join(dirname(require.resolve('@umber/sample-store/package.json')), 'images')
    const picture = readdirSync(directory, { recursive: true, encoding: 'utf8' }).find((file) =>
      file.endsWith('.webp'),
    )
    expect(await kindOfFile('picture.webp', readFileSync(join(directory, picture ?? 'none')))).toEqual({
      name: 'picture.webp',
      mimeType: 'image/webp',
    })
  })

  it('is CSV when it has that extension and is text', async () => {
    expect(await kindOfFile('products.csv', text('Handle;Titel\nvase;Väschen\n'))).toEqual({
      name: 'products.csv',
      mimeType: 'text/csv',
    })
    expect(await kindOfFile('products.csv', Buffer.from([0x48, 0xe4, 0x0a]))).toBeUndefined()
    expect(await kindOfFile('products.csv', text('a\0b'))).toBeUndefined()
  })

  it.each([
    ['page.html', text('<!doctype html><script>alert(1)</script>')],
    ['page.jpg', text('<!doctype html><script>alert(1)</script>')],
    ['drawing.svg', text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['drawing.svg', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['letter.pdf', text('%PDF-1.7\n')],
    ['run.exe', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
    ['notes.txt', text('linen')],
    ['nothing.png', Buffer.alloc(0)],
  ])('is nothing that may be uploaded: %s', async (name, content) => {
    expect(await kindOfFile(name, content)).toBeUndefined()
  })
})

it.each([
  ['image/png', true],
  ['text/csv', true],
  ['application/vnd.ms-excel', true],
  ['text/html', false],
  ['image/svg+xml', false],
  ['constructor', false],
  ['', false],
])('a file that is said to be %j may be announced: %s', (type, isAllowed) => {
  expect(isAllowedType(type)).toBe(isAllowed)
})

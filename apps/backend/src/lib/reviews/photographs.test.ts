import { expect, it } from 'vitest'

import { addressOf } from '../files/picture-uploads'
import { checkPhotographs } from './photographs'

const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64')
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const codeOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: unknown) => (error as { readonly code?: unknown }).code,
  )

it('Photographs are known by their content, and kept ones by their address', async () => {
  const kept = 'a b-123.jpg'
  expect(await checkPhotographs([{ url: addressOf(kept) }, { content: png }], [kept])).toEqual([
    { kind: 'kept', id: kept },
    { kind: 'new', content: png, mimeType: 'image/png' },
  ])
})

it.each(['%PDF-1.4', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a\x01\x00', 'MZ\x90', '<script>'])(
  '%j is no photograph',
  async (content) => {
    expect(await codeOf(checkPhotographs([{ content: base64(content) }], []))).toBe('file_not_allowed')
  },
)

it('A photograph of another review cannot be named', async () => {
  expect(await codeOf(checkPhotographs([{ url: addressOf('other.jpg') }], ['own.jpg']))).toBe(
    'photograph_unknown',
  )
})

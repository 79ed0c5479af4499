import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { cleanPicture, sizesOf } from './resize-picture'

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a08060' } })

/** As a camera writes it: lying on its side, with the place. */
const photograph = async (width = 3000, height = 2000) =>
  await blank(width, height)
    .withExif({ IFD0: { Model: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

const refusal = async (content: Buffer) =>
  await cleanPicture(content).then(
    () => 'accepted',
    (error: unknown) => (error as { code?: unknown }).code,
  )

describe('A stored picture', () => {
  it('[F-113] is upright, has no metadata, and at most 2400 pixels', async () => {
    const original = await photograph()
    expect((await sharp(original).metadata()).exif).toBeDefined()
    const stored = await sharp(await cleanPicture(original)).metadata()
    expect(stored).toMatchObject({ format: 'jpeg', width: 1600, height: 2400 })
    expect(stored.exif).toBeUndefined()
    expect(stored.orientation).toBeUndefined()
  })

  it('[F-113] has no metadata, whatever its size and direction', async () => {
    const located = blank(60, 80).withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const original = await located.clone().toFormat(format).toBuffer()
      expect((await sharp(original).metadata()).exif).toBeDefined()
      expect((await sharp(await cleanPicture(original)).metadata()).exif).toBeUndefined()
    }
  })

  it('is kept byte for byte when it is so already', async () => {
    const clean = await blank(600, 800).png().toBuffer()
    expect(await cleanPicture(clean)).toBe(clean)
  })

  it('keeps all colours of a PNG', async () => {
    const side = 256
    const pixels = Buffer.from(
      Array.from({ length: side * side }, (_, index) => [index % side, Math.floor(index / side), 128]).flat(),
    )
    const original = await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
      .withExif({ IFD0: { Model: 'Scanner' } })
      .png()
      .toBuffer()
    const stored = await cleanPicture(original)
    expect((await sharp(stored).metadata()).exif).toBeUndefined()
    expect((await sharp(stored).raw().toBuffer()).equals(pixels)).toBe(true)
  })

  it('may be an AVIF', async () => {
    const avif = await blank(2500, 100).avif({ effort: 0 }).toBuffer()
    expect(await sharp(await cleanPicture(avif)).metadata()).toMatchObject({ format: 'heif', width: 2400 })
  })

  it('[F-113] is refused with more than 40 megapixels, whatever its bytes weigh', async () => {
    expect(await refusal(await blank(8000, 5001).png().toBuffer())).toBe('picture_too_large')
  })

  it('is refused when it is damaged', async () => {
    const whole = await photograph()
    expect(await refusal(whole.subarray(0, whole.length / 2))).toBe('picture_unreadable')
    const clean = await blank(600, 800).png().toBuffer()
    expect(await refusal(clean.subarray(0, clean.length - 60))).toBe('picture_unreadable')
  })
})

describe('The sizes of a picture', () => {
  async function sizes(content: Buffer) {
    const found: string[] = []
    for await (const { width, format, content: size } of sizesOf(content)) {
      const { format: actual, width: pixels, height, compression } = await sharp(size).metadata()
      found.push(`${width} ${format}: ${compression ?? actual} ${pixels}x${height}`)
    }
    return found
  }

  it('are the widths up to its own in two formats', async () => {
    expect(await sizes(await cleanPicture(await photograph()))).toEqual([
      '400 avif: av1 400x600',
      '400 webp: webp 400x600',
      '800 avif: av1 800x1200',
      '800 webp: webp 800x1200',
      '1200 avif: av1 1200x1800',
      '1200 webp: webp 1200x1800',
      '1600 avif: av1 1600x2400',
      '1600 webp: webp 1600x2400',
    ])
  })

  it('are never larger than the picture', async () => {
    const found = await sizes(await blank(500, 500).png().toBuffer())
    expect(found).toContain('400 webp: webp 400x400')
    expect(found).toContain('1200 webp: webp 500x500')
    expect(found).toHaveLength(6)
  })

  it('do not exist for an animation, which is kept as it is', async () => {
    const frames = [blank(40, 40), blank(40, 40).negate()].map(async (frame) => frame.png().toBuffer())
    const animation = await sharp(await Promise.all(frames), { join: { animated: true } })
      .webp()
      .toBuffer()
    expect(await cleanPicture(animation)).toBe(animation)
    expect(await sizes(animation)).toEqual([])
  })
})

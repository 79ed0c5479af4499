import { MedusaError } from '@medusajs/framework/utils'
import sharp, { type Metadata, type Sharp } from 'sharp'

import { formats, largeWidths, usualWidths, widths, type PictureFormat } from './picture-sizes'

/** A camera's full resolution. A few bytes can announce far more, which would fill the memory. */
const mostPixels = 40_000_000

/** In pixels: twice the widest size. */
const longestSide = 2400

/** For the original in its own format. */
const originalQuality = 90

/** PNG is not among them: to sharp a quality of it is a palette of at most 256 colours. */
const lossyFormats = new Set(['jpeg', 'webp', 'avif'])

/** By the index of the width: the larger the file, the denser the screen, and the less one sees of its losses. */
const qualities: Readonly<Record<PictureFormat, readonly number[]>> = {
  avif: [60, 54, 48, 44, 42],
  webp: [80, 72, 64, 60, 58],
}

const open = (content: Buffer): Sharp => sharp(content, { limitInputPixels: mostPixels, failOn: 'error' })

/**
 * The picture to store as the original: upright, at most 2400 pixels wide or high, and without metadata such as the place
 * where it was taken. One that is so already is returned as it is, and so is an animation. Throws for an unreadable picture
 * and for one with too many pixels.
 */
export async function cleanPicture(content: Buffer): Promise<Buffer> {
  const metadata = await open(content).metadata().catch(refuse)
  if (metadata.width * metadata.height > mostPixels) throw tooLarge()
  if (isAnimated(metadata)) return content
  if (isClean(metadata)) {
    // Decodes it all: a damaged file is refused now, not shown later.
    await open(content).stats().catch(refuse)
    return content
  }
  const format = metadata.format === 'heif' ? 'avif' : metadata.format
  return await open(content)
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .keepIccProfile()
    .toFormat(format, lossyFormats.has(format) ? { quality: originalQuality } : {})
    .toBuffer()
    .catch(refuse)
}

export interface PictureSize {
  readonly width: number
  readonly format: PictureFormat
  readonly content: Buffer
}

/** The widths that a clean picture has. None for an animation. */
export async function widthsOf(content: Buffer): Promise<readonly number[]> {
  const metadata = await open(content).metadata()
  return isAnimated(metadata)
    ? []
    : [...usualWidths, ...largeWidths.filter((width) => width <= metadata.width)]
}

/** Every size of a clean picture, never enlarged. None for an animation. */
export async function* sizesOf(content: Buffer): AsyncGenerator<PictureSize> {
  const own = await widthsOf(content)
  if (own.length === 0) return
  const largest = Math.max(...own)
  const bitmap = await open(content)
    .resize(largest, undefined, { withoutEnlargement: true })
    .toColorspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer()
  for (const [index, width] of widths.entries()) {
    if (!own.includes(width)) continue
    const scaled = sharp(bitmap).resize(width, undefined, { withoutEnlargement: true })
    for (const format of formats) {
      const quality = qualities[format][index] ?? originalQuality
      const options = format === 'avif' ? { quality, effort: 2 } : { quality, smartSubsample: true }
      yield { width, format, content: await scaled.clone().toFormat(format, options).toBuffer() }
    }
  }
}

const isAnimated = ({ pages = 1 }: Metadata): boolean => pages > 1

function isClean({ width, height, orientation = 1, exif, xmp, iptc, comments }: Metadata): boolean {
  const hasMetadata = [exif, xmp, iptc, comments].some((part) => part !== undefined)
  return orientation === 1 && !hasMetadata && Math.max(width, height) <= longestSide
}

function refuse(error: unknown): never {
  const { message } = error as Error
  if (/pixel limit/i.test(message)) throw tooLarge()
  throw new MedusaError(
    MedusaError.Types.INVALID_DATA,
    'The picture cannot be read. It may be damaged.',
    'picture_unreadable',
  )
}

const tooLarge = (): MedusaError =>
  new MedusaError(
    MedusaError.Types.INVALID_DATA,
    'A picture must not have more than 40 million pixels',
    'picture_too_large',
  )

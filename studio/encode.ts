import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Frame } from './stage/ground.ts'

export interface Format {
  readonly widths: readonly [number, number, number]
  /** Height over width. */
  readonly ratio: number
}

const portraitFormat: Format = { widths: [400, 800, 1200], ratio: 1.25 }
const landscapeFormat: Format = { widths: [800, 1200, 1600], ratio: 2 / 3 }

export const formatOf = ({ width, height }: Frame): Format =>
  width > height ? landscapeFormat : portraitFormat

const extensions = ['avif', 'webp'] as const
type Extension = (typeof extensions)[number]

export interface Entry {
  readonly version: string
  readonly width: number
  readonly height: number
  readonly tone: string
}

/** The qualities of a picture's files, from the smallest width to the largest. */
export type Ladder = Readonly<Record<Extension, readonly [number, number, number]>>

/**
 * The ground of a picture has a grain, which a lower quality of AVIF smears into blocks. WebP is for old browsers alone: the
 * larger the file, the denser the screen it is shown on, and the less one sees of its losses.
 */
const drawingQuality: Ladder = { avif: [62, 62, 62], webp: [80, 64, 50] }

export const fileName = (name: string, width: number, extension: Extension): string =>
  `${name}-${width}.${extension}`

/** The six files of a picture in the order in which they are hashed. */
export const filesOf = (name: string, { widths }: Format): readonly string[] =>
  widths.flatMap((width) => extensions.map((extension) => fileName(name, width, extension)))

/** First eight hex digits of the SHA-256 over all files of a picture: any change gives a new address. */
export async function versionOf(folder: string, name: string, format: Format): Promise<string> {
  const hash = createHash('sha256')
  for (const file of filesOf(name, format)) hash.update(await readFile(join(folder, file)))
  return hash.digest('hex').slice(0, 8)
}

async function meanColour(bitmap: Buffer): Promise<string> {
  const { channels } = await sharp(bitmap).removeAlpha().stats()
  return `#${channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
    .join('')}`
}

export async function encode(
  folder: string,
  name: string,
  bitmap: Buffer,
  format: Format,
  quality: Ladder = drawingQuality,
): Promise<Entry> {
  const scaled = async (width: number): Promise<sharp.Sharp> =>
    sharp(
      await sharp(bitmap)
        .resize(width, Math.round(width * format.ratio))
        .removeAlpha()
        .png({ compressionLevel: 1 })
        .toBuffer(),
    )
  for (const [index, width] of format.widths.entries()) {
    const image = await scaled(width)
    await writeFile(
      join(folder, fileName(name, width, 'avif')),
      await image
        .clone()
        .avif({ quality: quality.avif[index] ?? 62, effort: 2 })
        .toBuffer(),
    )
    await writeFile(
      join(folder, fileName(name, width, 'webp')),
      await image
        .clone()
        .webp({ quality: quality.webp[index] ?? 64, effort: 4, smartSubsample: true })
        .toBuffer(),
    )
  }
  const width = Math.max(...format.widths)
  return {
    version: await versionOf(folder, name, format),
    width,
    height: Math.round(width * format.ratio),
    tone: await meanColour(bitmap),
  }
}

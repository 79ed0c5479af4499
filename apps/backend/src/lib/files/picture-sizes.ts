import { parse } from 'node:path'

/** The widths of every picture, which the shop names in `srcset`; a small one is not enlarged for them. */
export const usualWidths = [400, 800, 1200] as const
/** The widths that only pictures have that are at least as wide, for zoom and dense screens. */
export const largeWidths = [1600, 2000] as const
export const widths = [...usualWidths, ...largeWidths] as const
export const formats = ['avif', 'webp'] as const

export type PictureFormat = (typeof formats)[number]

/** GIF is not among them: an animation is kept as it is. */
const resizable = /\.(?:jpe?g|png|webp|avif)$/i
const sizeSuffix = /-(?:400|800|1200|1600|2000)\.(?:avif|webp)$/

export const isResizable = (name: string): boolean => resizable.test(name)

/** The key of one size, stored beside the picture. */
export const sizeKey = (key: string, width: number, format: PictureFormat): string =>
  `${key}-${width}.${format}`

/** The keys of all sizes that a picture may have; none for other files. */
export function sizeKeys(key: string): readonly string[] {
  if (!isResizable(key)) return []
  return widths.flatMap((width) => formats.map((format) => sizeKey(key, width, format)))
}

/** The keys that answer for a large size of a picture that is not as wide: the next smaller ones in its format. */
export function smallerSizes(key: string): readonly string[] {
  const [, width = '', format = ''] = /-(\d+)\.(avif|webp)$/.exec(key) ?? []
  const picture = pictureOfSize(key)
  if (picture === undefined) return []
  return [...largeWidths, 1200]
    .toSorted((one, other) => other - one)
    .filter((one) => one < Number(width))
    .map((one) => `${picture}-${one}.${format}`)
}

/** The key of the picture that this is a size of. */
export function pictureOfSize(key: string): string | undefined {
  const picture = key.replace(sizeSuffix, '')
  return picture !== key && isResizable(picture) ? picture : undefined
}

const longestStem = 60

/** A file name that is the same in a path, an address and a `srcset`: letters, digits and hyphens. */
export function plainName(name: string): string {
  const { name: stem, ext } = parse(name)
  const plain = stem
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .slice(0, longestStem)
    .replaceAll(/^-|-$/g, '')
  return `${plain || 'file'}${ext.toLowerCase()}`
}

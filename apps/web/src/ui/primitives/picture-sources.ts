export interface PictureSources {
  readonly avif?: string
  readonly webp?: string
  readonly fallback: string
}

const ofSampleStore = /^(?<start>[^?#]*)-\d+\.webp(?<end>\?[^#]*)?$/
const uploaded = /^(?<start>\/static\/[^?#]*\.(jpe?g|png|webp|avif))$/

/**
 * The sample store's pictures and uploaded ones exist in several widths and two formats, with names derived from each
 * other. Other pictures have one source.
 */
export function pictureSources(src: string, widths: readonly number[]): PictureSources {
  const { start, end = '', mostWidth = Infinity } = partsOf(src)
  if (start === undefined) return { fallback: src }
  const inFormat = (format: 'avif' | 'webp') =>
    widths
      .filter((width) => width <= mostWidth)
      .map((width) => `${start}-${width}.${format}${end} ${width}w`)
      .join(', ')
  return { avif: inFormat('avif'), webp: inFormat('webp'), fallback: src }
}

interface PictureParts {
  readonly start?: string | undefined
  readonly end?: string | undefined
  /** Absent where a width that there is not is answered with the next smaller one. */
  readonly mostWidth?: number
}

function partsOf(src: string): PictureParts {
  const { start, end } = ofSampleStore.exec(src)?.groups ?? {}
  if (start?.includes('/images/') === true) return { start, end, mostWidth: 1200 }
  return { start: uploaded.exec(src)?.groups?.['start'] }
}

const views = /-(?<view>styled|angle|detail)-\d+\.webp(?:\?|$)/

/** What one of the shop's own pictures shows; undefined for the front view. */
export function viewFrom(src: string): 'styled' | 'angle' | 'detail' | undefined {
  const view = views.exec(src)?.groups?.['view']
  return view === 'styled' || view === 'angle' || view === 'detail' ? view : undefined
}

const schemes = new Set(['http:', 'https:', 'blob:'])

/** Whether the URL's scheme is allowed for pictures. Rejects `javascript:` and `data:text/html`, for example. */
export function isPictureAddress(src: string): boolean {
  try {
    return schemes.has(new URL(src, 'https://shop.invalid/').protocol)
  } catch {
    return false
  }
}

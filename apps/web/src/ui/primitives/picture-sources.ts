export interface PictureSources {
  readonly avif?: string
  /** In the format that most browsers read. */
  readonly usual?: string
  readonly fallback: string
}

const ofSampleStore = /^(?<start>[^?#]*)-\d+\.webp(?<end>\?[^#]*)?$/
const uploaded = /^(?<start>\/static\/[^?#]*\.(jpe?g|png|webp|avif))$/

/**
 * The sample store's pictures and uploaded ones exist in several widths and two formats, with names derived from each
 * other. Those of another host have the widths of the template, if there is one, and any other picture has one source.
 */
export function pictureSources(src: string, widths: readonly number[], template?: string): PictureSources {
  const { start, end = '', mostWidth = Infinity } = partsOf(src)
  if (start === undefined)
    return template !== undefined && /^https?:/i.test(src) ? sized(src, widths, template) : { fallback: src }
  const inFormat = (format: 'avif' | 'webp') =>
    widths
      .filter((width) => width <= mostWidth)
      .map((width) => `${start}-${width}.${format}${end} ${width}w`)
      .join(', ')
  return { avif: inFormat('avif'), usual: inFormat('webp'), fallback: src }
}

function sized(src: string, widths: readonly number[], template: string): PictureSources {
  const address = (width: number) => {
    const [before = '', after = ''] = template.split('{url}')
    const url = before.includes('?') ? encodeURIComponent(src) : src.replaceAll(' ', '%20')
    const rest = src.includes('?') ? after.replace(/^\?/, '&') : after
    return [before, url, before === '' ? rest : after].join('').replace('{width}', String(width))
  }
  return {
    usual: widths.map((width) => `${address(width)} ${width}w`).join(', '),
    fallback: address(Math.max(...widths)),
  }
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

import { field, text } from '../parse/read.ts'
import { pictureUrl } from '../parse/picture-url.ts'

/**
 * How a merchant wants a colour to look: a hexadecimal colour, such as "#9a8b7c", or the address of a picture. Undefined for
 * anything else.
 */
export function swatchFrom(look: unknown, backendUrl: string): string | undefined {
  const written = text(look)
  if (written === undefined) return undefined
  if (/^#?(?:[\da-f]{3}|[\da-f]{6})$/i.test(written)) return `#${written.replace('#', '').toLowerCase()}`
  return /^(?:https?:\/\/|\/)/.test(written) ? pictureUrl(written, backendUrl) : undefined
}

/** The look that the metadata of an option value has. */
export function swatchOfValue(wire: unknown, backendUrl: string): string | undefined {
  const metadata = field(wire, 'metadata')
  for (const name of ['hex', 'swatch', 'picture']) {
    const look = swatchFrom(field(metadata, name), backendUrl)
    if (look !== undefined) return look
  }
  return undefined
}

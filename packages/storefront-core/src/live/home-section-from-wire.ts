import { collect, field, text } from '../parse/read.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { pictureUrl } from '../parse/picture-url.ts'
import type { HomeSection } from '../ports/content.ts'
import { linkFrom } from './link-from-wire.ts'

/** A section of the home page. Undefined for a kind that this version does not know. */
export function homeSectionFrom(wire: unknown, backendUrl: string): HomeSection | undefined {
  const words = (name: string) => text(field(wire, name))
  const kind = words('kind')
  const [title, row, handle] = [words('title'), words('row'), words('handle')]
  const titled = omitUndefined({ title })
  if (kind === 'hero') return { kind }
  if (kind === 'categories' || kind === 'journal' || kind === 'newsletter') return { kind, ...titled }
  if (kind === 'products') {
    if (row === 'newest' || row === 'sale' || row === 'featured') return { kind, row, ...titled }
    const isHandled = row === 'category' || row === 'collection'
    return isHandled && handle !== undefined ? { kind, row, handle, ...titled } : undefined
  }
  if ((kind !== 'campaign' && kind !== 'story') || title === undefined) return undefined
  const story = {
    title,
    ...omitUndefined({
      text: words('text'),
      link: linkFrom(field(wire, 'link')),
      picture: pictureUrl(field(wire, 'picture'), backendUrl),
      pictureText: words('picture_text'),
    }),
  }
  if (kind === 'campaign') return { kind, ...story }
  return { kind, ...story, productIds: collect(field(wire, 'product_ids'), text) }
}

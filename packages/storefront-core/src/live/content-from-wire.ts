import { collect, field, text } from '../parse/read.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { pictureUrl } from '../parse/picture-url.ts'
import type { JournalEntry, JournalPost, ShopPage, ShopPageTitle } from '../ports/content.ts'

export function shopPageFromWire(wire: unknown): ShopPage | undefined {
  const head = titleFrom(wire)
  if (head === undefined) return undefined
  const body = field(wire, 'body')
  return {
    ...head,
    body: typeof body === 'string' ? body : '',
    isDraft: field(wire, 'status') !== 'published',
    ...omitUndefined({
      seoTitle: text(field(wire, 'seo_title')),
      seoDescription: text(field(wire, 'seo_description')),
    }),
  }
}

export function titleFrom(wire: unknown): ShopPageTitle | undefined {
  const [slug, title] = [text(field(wire, 'slug')), text(field(wire, 'title'))]
  return slug === undefined || title === undefined ? undefined : { slug, title }
}

export function journalEntryFrom(wire: unknown, backendUrl: string): JournalEntry | undefined {
  const head = titleFrom(wire)
  if (head === undefined) return undefined
  const words = (name: string) => text(field(wire, name))
  return {
    ...head,
    tags: collect(field(wire, 'tags'), text),
    ...omitUndefined({
      summary: words('summary'),
      author: words('author'),
      cover: pictureUrl(field(wire, 'cover'), backendUrl),
      coverText: words('cover_text'),
      publishedAt: moment(field(wire, 'published_at')),
    }),
  }
}

export function journalPostFrom(wire: unknown, backendUrl: string, now: Date): JournalPost | undefined {
  const entry = journalEntryFrom(wire, backendUrl)
  if (entry === undefined) return undefined
  const body = field(wire, 'body')
  const { publishedAt } = entry
  const isDue = publishedAt !== undefined && publishedAt <= now.toISOString()
  return {
    ...entry,
    body: typeof body === 'string' ? body : '',
    productIds: collect(field(wire, 'product_ids'), text),
    isHidden: field(wire, 'status') !== 'published' || !isDue,
    ...omitUndefined({
      seoTitle: text(field(wire, 'seo_title')),
      seoDescription: text(field(wire, 'seo_description')),
      updatedAt: moment(field(wire, 'updated_at')),
    }),
  }
}

function moment(wire: unknown): string | undefined {
  const at = Date.parse(text(wire) ?? '')
  return Number.isNaN(at) ? undefined : new Date(at).toISOString()
}

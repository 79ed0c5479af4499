import { splitPath } from '../config/locale.ts'
import { parsePath } from '../config/match-path.ts'
import { canonicalPath } from '../config/page-pattern.ts'
import type { Site } from './site.tsx'

/** A page's metadata for search engines and link previews. */
export interface PageHead {
  /** Undefined while unknown: the title is then the shop's name. */
  readonly title?: string | undefined
  /** What the page is called in the way to it; without it, as in the title. */
  readonly name?: string | undefined
  readonly description?: string | undefined
  /** The preview picture for shared links. */
  readonly image?: string | undefined
  readonly kind?: 'website' | 'product' | 'article' | undefined
  /** The page number in a list; undefined for the first. */
  readonly page?: number | undefined
  /** Keeps personal pages and search results out of search engines. */
  readonly robots?: 'noindex' | undefined
  /** JSON-LD in the schema.org vocabulary. Only the server writes it, so only its build need have it. */
  readonly structuredData?: object | undefined
  /** The way to this page, from the home page down; the page itself is left out. */
  readonly crumbs?: readonly Crumb[] | undefined
}

export interface Crumb {
  readonly name: string
  readonly path: string
}

export interface Place {
  readonly origin: string
  /** With the prefix of the page's locale. */
  readonly pathname: string
}

/** A tag of the head. Undefined removes it. */
export interface HeadTag {
  readonly tag: 'meta' | 'link'
  /** The attribute and value that identify the tag. */
  readonly key: readonly [attribute: string, value: string]
  readonly attribute: 'content' | 'href'
  readonly value: string | undefined
}

export interface HeadTags {
  readonly title: string
  readonly tags: readonly HeadTag[]
}

export function headTags(head: PageHead, { origin, pathname }: Place, site: Site): HeadTags {
  const own = shortened(head.description ?? '')
  const description = own === '' ? site.description : own
  const { page = 1 } = head
  const address = addressOf(head, { origin, pathname })
  const image = head.image ?? (head.robots === 'noindex' ? undefined : site.picture)
  const canonical = head.robots === 'noindex' ? undefined : address
  // In any language.
  const name = head.title !== undefined && page > 1 ? `${head.title} (${page})` : head.title
  const named = (name: string, value: string | undefined) => meta(['name', name], value)
  const shared = (property: string, value: string | undefined) => meta(['property', `og:${property}`], value)
  return {
    title: name === undefined ? site.name : `${name} | ${site.name}`,
    tags: [
      named('description', description),
      named('robots', head.robots),
      shared('site_name', site.name),
      shared('title', name ?? site.name),
      shared('description', description),
      shared('type', head.kind ?? 'website'),
      shared('url', canonical),
      shared('image', image),
      named('twitter:card', image === undefined ? 'summary' : 'summary_large_image'),
      {
        tag: 'link',
        key: ['rel', 'canonical'],
        attribute: 'href',
        value: canonical,
      },
    ],
  }
}

/** The one address of a page for search engines. */
export function addressOf({ page = 1 }: PageHead, { origin, pathname }: Place): string {
  const { prefix, pathname: path } = splitPath(pathname)
  return origin + prefix + canonicalPath(parsePath(path)) + (page > 1 ? `?page=${page}` : '')
}

const meta = (key: HeadTag['key'], value: string | undefined): HeadTag => ({
  tag: 'meta',
  key,
  attribute: 'content',
  value,
})

const longest = 160

/** Shortens to the length that search engines show, at a word boundary. */
function shortened(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  if (plain.length <= longest) return plain
  const cut = plain.slice(0, longest)
  const space = cut.lastIndexOf(' ')
  return `${cut.slice(0, space > longest / 2 ? space : longest)}…`
}

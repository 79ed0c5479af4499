import { canonicalPath } from '../app/match-address.ts'

/** What a page says of itself to whoever shares it or looks for it. */
export interface PageHead {
  /** Missing while it is not known: then the shop's name stands alone. */
  readonly title?: string | undefined
  readonly description?: string | undefined
  /** The picture that stands for the page where it is shared. */
  readonly image?: string | undefined
  readonly kind?: 'website' | 'product' | undefined
  /** Which page of a list it is, where that is not the first. */
  readonly page?: number | undefined
  /** Kept out of search engines: pages about one visitor, and results. */
  readonly robots?: 'noindex' | undefined
  /** What the page is about, in schema.org's words. */
  readonly structuredData?: object | undefined
}

export interface Place {
  readonly origin: string
  readonly pathname: string
}

/** A tag of the head: an undefined value means that it must not be there. */
export interface HeadTag {
  readonly tag: 'meta' | 'link'
  /** The attribute and the value that tell it from the others. */
  readonly key: readonly [attribute: string, value: string]
  readonly attribute: 'content' | 'href'
  readonly value: string | undefined
}

export interface HeadTags {
  readonly title: string
  readonly tags: readonly HeadTag[]
  readonly structuredData: object | undefined
}

const site = {
  name: 'Umber & Ecru',
  description: 'Clothes, accessories and things for the home in quiet colours, made to be kept.',
}

export function headTags(head: PageHead, { origin, pathname }: Place): HeadTags {
  const own = shortened(head.description ?? '')
  const description = own === '' ? site.description : own
  const { page = 1 } = head
  const address = origin + canonicalPath(pathname) + (page > 1 ? `?page=${page}` : '')
  const name = head.title !== undefined && page > 1 ? `${head.title}, page ${page}` : head.title
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
      shared('url', address),
      shared('image', head.image),
      named('twitter:card', head.image === undefined ? 'summary' : 'summary_large_image'),
      {
        tag: 'link',
        key: ['rel', 'canonical'],
        attribute: 'href',
        value: head.robots === 'noindex' ? undefined : address,
      },
    ],
    structuredData: head.structuredData,
  }
}

const meta = (key: HeadTag['key'], value: string | undefined): HeadTag => ({
  tag: 'meta',
  key,
  attribute: 'content',
  value,
})

const longest = 160

/** Search engines show about this much; a cut word looks careless. */
function shortened(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  if (plain.length <= longest) return plain
  const cut = plain.slice(0, longest)
  const space = cut.lastIndexOf(' ')
  return `${cut.slice(0, space > longest / 2 ? space : longest)}…`
}

import { addressKind } from '@umber/storefront-core/shop'
import type {
  ContentOutline,
  ContentSource,
  HomeSection,
  JournalEntry,
  JournalPost,
  ShopPage,
} from '@umber/storefront-core/shop'

/** Where the delivery API of the content system is: `https://content.example/spaces/shop`. */
export interface HeadlessContentOptions {
  readonly url: string
  readonly fetch?: typeof fetch
  readonly now?: () => Date
}

/** An entry as the delivery API answers it: its type, and fields by name. */
interface Entry {
  readonly type: string
  readonly fields: Readonly<Record<string, unknown>>
}

/** Reads pages, the journal and the home page from a content system with a JSON API, such as Contentful or Sanity. */
export function createHeadlessContent({
  url,
  fetch: request = fetch,
  now = () => new Date(),
}: HeadlessContentOptions): ContentSource {
  async function entries(type: string, signal?: AbortSignal): Promise<readonly Entry[]> {
    const answer = await request(`${url}/entries?type=${type}`, { ...(signal && { signal }) })
    if (!answer.ok) throw new Error(`The content system answered ${answer.status}`)
    return ((await answer.json()) as { readonly items: readonly Entry[] }).items
  }

  async function shownPosts(signal?: AbortSignal): Promise<readonly JournalPost[]> {
    const posts = (await entries('post', signal)).flatMap((entry) => postFrom(entry, now()))
    return posts
      .filter(({ isHidden }) => !isHidden)
      .toSorted((one, other) => ((one.publishedAt ?? '') > (other.publishedAt ?? '') ? -1 : 1))
  }

  return {
    async outline({ signal } = {}): Promise<ContentOutline> {
      const [pages, homes, posts] = await Promise.all([
        entries('page', signal),
        entries('home', signal),
        shownPosts(signal),
      ])
      const sections = homes[0]?.fields['sections']
      return {
        pages: pages.flatMap(pageFrom).map(({ slug, title }) => ({ slug, title })),
        ...(Array.isArray(sections) && { homeSections: sections.flatMap(sectionFrom) }),
        hasJournal: posts.length > 0,
      }
    },
    async page(slug, { signal } = {}) {
      return (await entries('page', signal)).flatMap(pageFrom).find((page) => page.slug === slug)
    },
    async posts({ offset, limit }, { signal } = {}) {
      const posts = await shownPosts(signal)
      return { posts: posts.slice(offset, offset + limit).map(entryOf), total: posts.length }
    },
    async post(slug, { signal } = {}) {
      return (await shownPosts(signal)).find((post) => post.slug === slug)
    },
  }
}

const wordsIn = (fields: Entry['fields'], name: string): string | undefined => {
  const value = fields[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

const listIn = (fields: Entry['fields'], name: string): readonly string[] => {
  const value = fields[name]
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

function pageFrom({ fields }: Entry): readonly ShopPage[] {
  const [slug, title] = [wordsIn(fields, 'slug'), wordsIn(fields, 'title')]
  if (slug === undefined || title === undefined) return []
  return [{ slug, title, body: wordsIn(fields, 'body') ?? '', isDraft: false }]
}

function postFrom({ fields }: Entry, now: Date): readonly JournalPost[] {
  const [slug, title] = [wordsIn(fields, 'slug'), wordsIn(fields, 'title')]
  const at = Date.parse(wordsIn(fields, 'date') ?? '')
  if (slug === undefined || title === undefined || Number.isNaN(at)) return []
  return [
    {
      slug,
      title,
      summary: wordsIn(fields, 'summary'),
      author: wordsIn(fields, 'author'),
      cover: wordsIn(fields, 'cover'),
      coverText: wordsIn(fields, 'coverText'),
      tags: listIn(fields, 'tags'),
      body: wordsIn(fields, 'body') ?? '',
      productIds: listIn(fields, 'products'),
      publishedAt: new Date(at).toISOString(),
      isHidden: at > now.getTime(),
    },
  ]
}

const entryOf = ({
  slug,
  title,
  summary,
  author,
  cover,
  coverText,
  tags,
  publishedAt,
}: JournalPost): JournalEntry => ({
  slug,
  title,
  summary,
  author,
  cover,
  coverText,
  tags,
  publishedAt,
})

/** A kind that the shop does not know is left out. */
function sectionFrom(wire: unknown): readonly HomeSection[] {
  const fields = (wire ?? {}) as Entry['fields']
  const [kind, title, row] = ['kind', 'title', 'row'].map((name) => wordsIn(fields, name))
  if (kind === 'hero') return [{ kind }]
  if (kind === 'categories' || kind === 'journal' || kind === 'newsletter') return [{ kind, title }]
  if (kind === 'products' && (row === 'newest' || row === 'sale' || row === 'featured'))
    return [{ kind, row, title }]
  if (kind !== 'campaign' || title === undefined) return []
  const [label, url] = [wordsIn(fields, 'linkLabel'), wordsIn(fields, 'linkUrl')]
  const link =
    label !== undefined && url !== undefined && addressKind(url) !== undefined ? { label, url } : undefined
  return [
    {
      kind,
      title,
      text: wordsIn(fields, 'text'),
      picture: wordsIn(fields, 'picture'),
      pictureText: wordsIn(fields, 'pictureText'),
      link,
    },
  ]
}

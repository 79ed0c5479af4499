import type { JournalEntry } from '@umber/storefront-core/shop'
import { tagOf, type PageLocale } from '../../src/config/locale.ts'
import { paths } from '../../src/config/paths.ts'
import type { ShownSettings } from '../../src/config/shown-settings.ts'
import { xmlText } from './xml-text.ts'

/** The path of a locale's feed of the journal: `/de-de/journal/rss.xml`. */
export const journalFeedPathOf = (locale: PageLocale): string => `${locale.prefix}${paths.journal()}/rss.xml`

/** How many posts the feed has. */
export const postsInFeed = 20

interface FeedPlace {
  readonly origin: string
  readonly locale: PageLocale
  readonly settings: Pick<ShownSettings, 'name' | 'description'>
}

/** The latest posts as RSS 2.0. */
export function journalFeed(
  posts: readonly JournalEntry[],
  { origin, locale, settings: { name, description = name } }: FeedPlace,
): string {
  const home = origin + locale.prefix
  const [latest] = posts
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', name),
    element('link', home + paths.journal()),
    element('description', description),
    element('language', tagOf(locale).toLowerCase()),
    `<atom:link href="${xmlText(origin + journalFeedPathOf(locale))}" rel="self" type="application/rss+xml"/>`,
    ...dateOf('lastBuildDate', latest),
    ...posts.flatMap((post) => itemOf(post, home)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function itemOf(post: JournalEntry, home: string): readonly string[] {
  const { slug, title, summary, author, tags } = post
  const address = home + paths.journalPost(slug)
  return [
    '<item>',
    element('title', title),
    element('link', address),
    `<guid isPermaLink="true">${xmlText(address)}</guid>`,
    ...dateOf('pubDate', post),
    ...(summary === undefined ? [] : [element('description', summary)]),
    ...(author === undefined ? [] : [element('dc:creator', author)]),
    ...tags.map((tag) => element('category', tag)),
    '</item>',
  ]
}

const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`

/** As RFC 822 writes a date. */
function dateOf(name: string, post: JournalEntry | undefined): readonly string[] {
  if (post?.publishedAt === undefined) return []
  return [element(name, new Date(post.publishedAt).toUTCString())]
}

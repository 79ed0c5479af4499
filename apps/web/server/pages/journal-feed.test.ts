// @vitest-environment node
import { Parser } from 'htmlparser2'
import { expect, it } from 'vitest'
import type { JournalEntry } from '@umber/storefront-core/shop'
import type { PageLocale } from '../../src/config/locale.ts'
import { plainLocale } from '../../src/config/locale.ts'
import { journalFeed, journalFeedPathOf } from './journal-feed.ts'

const german: PageLocale = { ...plainLocale, language: 'de', prefix: '/de-de' }

const post: JournalEntry = {
  slug: 'linen',
  title: 'Linen & "silk" <soft>',
  summary: 'Why ]]> matters\u0007',
  author: 'Meera Nair',
  tags: ['Care', 'R&D'],
  publishedAt: '2026-11-25T08:00:00.000Z',
}

/** The elements of a feed with their texts, as a reader of XML finds them; throws for tags that do not match. */
function read(xml: string) {
  const found: (readonly [path: string, text: string])[] = []
  const open: string[] = []
  let text = ''
  const parser = new Parser(
    {
      onopentag(name) {
        open.push(name)
        text = ''
      },
      ontext: (part) => void (text += part),
      onclosetag(name, isImplied) {
        if ((isImplied && name !== 'atom:link') || open.at(-1) !== name)
          throw new Error(`${name} is not closed`)
        found.push([open.join('/'), text])
        open.pop()
        text = ''
      },
    },
    { xmlMode: true, decodeEntities: true, recognizeSelfClosing: true },
  )
  parser.end(xml)
  return (path: string) => found.filter(([one]) => one === path).map(([, words]) => words)
}

it('is RSS 2.0 with all that a channel and an item need, and absolute addresses', () => {
  const settings = { name: 'Kiesel & Söhne', description: 'Things from Kiel.' }
  const feed = journalFeed([post], { origin: 'https://shop.example', locale: german, settings })
  expect(feed.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"')).toBe(true)
  const all = read(feed)
  expect(all('rss/channel/title')).toEqual(['Kiesel & Söhne'])
  expect(all('rss/channel/link')).toEqual(['https://shop.example/de-de/journal'])
  expect(all('rss/channel/description')).toEqual(['Things from Kiel.'])
  expect(all('rss/channel/item/title')).toEqual(['Linen & "silk" <soft>'])
  expect(all('rss/channel/item/link')).toEqual(['https://shop.example/de-de/journal/linen'])
  expect(all('rss/channel/item/guid')).toEqual(all('rss/channel/item/link'))
  expect(all('rss/channel/item/description')).toEqual(['Why ]]> matters'])
  expect(all('rss/channel/item/category')).toEqual(['Care', 'R&D'])
  expect(all('rss/channel/item/pubDate')).toEqual(['Wed, 25 Nov 2026 08:00:00 GMT'])
  expect(feed).toContain('href="https://shop.example/de-de/journal/rss.xml" rel="self"')
})

it('has its own path in each locale', () => {
  expect([plainLocale, german].map(journalFeedPathOf)).toEqual(['/journal/rss.xml', '/de-de/journal/rss.xml'])
})

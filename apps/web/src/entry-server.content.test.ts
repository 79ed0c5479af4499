// @vitest-environment node
import { createFakeBackend, type FakeJournalPost } from '@umber/fake-backend'
import { journal, publishableKey, shopSettings } from '@umber/sample-store'
import { expect, it } from 'vitest'
import type { PageAnswer, RenderedPage } from '../server/pages/renderer.ts'
import { createRenderer } from './entry-server.tsx'

const origin = 'https://shop.example'
const backendUrl = 'https://backend.example'
const day = 86_400_000

/** The sample store's posts, and one that is scheduled. */
function shop(settings: object = shopSettings) {
  const backend = createFakeBackend()
  const { database } = backend
  database.shopSettings = settings as Readonly<Record<string, unknown>>
  const post = ({ coverText, productIds, daysAgo, ...one }: (typeof journal)[number]): FakeJournalPost => ({
    ...one,
    cover_text: coverText,
    product_ids: productIds,
    seo_title: null,
    seo_description: null,
    status: 'published',
    published_at: new Date(database.clock.now() - daysAgo * day).toISOString(),
  })
  for (const one of journal) database.journalPosts.set(one.slug, post(one))
  const [first] = journal
  if (first !== undefined) {
    database.journalPosts.set(
      'tomorrow',
      post({ ...first, slug: 'tomorrow', title: 'Tomorrow’s', daysAgo: -1 }),
    )
    database.journalPosts.set('draft', { ...post({ ...first, slug: 'draft' }), status: 'draft' })
  }
  const render = createRenderer({
    config: { backendUrl, publishableKey, featuredProductIds: [], socialLinks: [], preset: 'live' },
    fetch: backend.fetch,
    note(error) {
      throw error
    },
  })
  return { database, render: async (address: string) => await render({ address, origin }) }
}

function pageOf(answer: PageAnswer): RenderedPage {
  if (answer.kind !== 'page') throw new Error(`It is ${answer.kind}.`)
  return answer
}

const headings = (body: string): readonly string[] =>
  [...body.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/gs)].map(([, words = '']) => words.replaceAll(/<[^>]+>/g, ''))

it('the sample’s home page has its sections in their order, and one newsletter form', async () => {
  const { body, missing } = pageOf(await shop().render('/'))
  expect(missing).toEqual([])
  expect(headings(body).slice(0, 8)).toEqual([
    'Clothes and things, made to be kept',
    'New In',
    'Cut for warm evenings',
    'Shop by category',
    'Thrown by hand in Khurja',
    'Sale',
    'Journal',
    expect.stringMatching(/\S/),
  ])
  expect([...body.matchAll(/<h1/g)]).toHaveLength(1)
  expect([...body.matchAll(/<form[^>]*>(?:(?!<\/form>).)*type="email"/gs)]).toHaveLength(1)
  expect(body).toMatch(/href="\/product\/stoneware-vase"/)
  expect(body).not.toContain('Tomorrow’s')
})

it('a row of reduced products has none at its full price', async () => {
  const sections = [{ kind: 'products', row: 'sale' }]
  const { body } = pageOf(await shop({ home_sections: sections }).render('/'))
  const cards = body.match(/<article.*?<\/article>/gs) ?? []
  expect(cards.length).toBeGreaterThan(0)
  expect(cards.filter((card) => !/<(?:s|del)\b/.test(card))).toEqual([])
  // Without an opening the page still has its heading.
  expect(headings(body)[0]).toBe('Clothes and things, made to be kept')
})

it('the newest products leave out those that the page features', async () => {
  const sections = [
    { kind: 'hero' },
    { kind: 'products', row: 'featured' },
    { kind: 'products', row: 'newest' },
    { kind: 'products', row: 'newest', title: 'Again' },
  ]
  const { body } = pageOf(await shop({ home_sections: sections }).render('/'))
  const cards = [...body.matchAll(/<article.*?\/product\/([\w-]+)/gs)].map(([, slug]) => slug)
  expect(cards).toHaveLength(12)
  expect(new Set(cards).size).toBe(12)
  // A row that is named twice is shown once.
  expect(headings(body)).not.toContain('Again')
})

it('a section of a kind that the shop does not know is left out', async () => {
  const sections = [
    { kind: 'carousel', title: 'Round' },
    { kind: 'categories', title: 'Departments' },
  ]
  const { body } = pageOf(await shop({ home_sections: sections }).render('/'))
  expect(body).not.toContain('Round')
  expect(headings(body)).toContain('Departments')
})

it('the journal lists the posts that are seen, the newest first', async () => {
  const { head, body, status } = pageOf(await shop().render('/journal'))
  expect(status).toBe(200)
  const found = [...new Set([...body.matchAll(/href="\/journal\/([\w-]+)"/g)].map(([, slug]) => slug))]
  expect(found).toEqual(journal.map(({ slug }) => slug))
  expect(head).toContain('<link rel="canonical" href="https://shop.example/journal">')
  expect(pageOf(await shop().render('/journal?page=2')).status).toBe(404)
})

it('a post has its text, its products, its picture for shared links, and data of a BlogPosting', async () => {
  const { head, body, status } = pageOf(await shop().render('/journal/how-to-wash-linen'))
  expect(status).toBe(200)
  expect(headings(body)[0]).toBe('How to wash linen, and why it gets better')
  expect(body).toContain('Before the first wash')
  expect(body).toMatch(/href="\/product\/linen-shirt/)
  expect(head).toContain('<meta property="og:type" content="article">')
  expect(head).toMatch(
    /<meta property="og:image" content="https:\/\/backend\.example\/images\/linen-shirt-detail/,
  )
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1] ?? ''
  const [posting] = [JSON.parse(data) as object].flat() as readonly Readonly<Record<string, unknown>>[]
  expect(posting).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'How to wash linen, and why it gets better',
    author: { '@type': 'Person', name: 'Meera Nair' },
    mainEntityOfPage: 'https://shop.example/journal/how-to-wash-linen',
  })
  expect(Date.parse(String(posting?.['datePublished']))).not.toBeNaN()
})

it.each(['/journal/draft', '/journal/tomorrow', '/journal/nope'])(
  'there is no page at %s',
  async (address) => {
    const { status, body } = pageOf(await shop().render(address))
    expect(status).toBe(404)
    expect(body).not.toContain('Before the first wash')
  },
)

it('a shop without posts has no journal, and no link to one', async () => {
  const { database, render } = shop()
  expect(pageOf(await render('/contact')).body).toContain('href="/journal"')
  database.journalPosts.clear()
  const bare = shop()
  bare.database.journalPosts.clear()
  expect(pageOf(await bare.render('/contact')).body).not.toContain('href="/journal"')
  expect(pageOf(await bare.render('/journal')).status).toBe(404)
  expect(headings(pageOf(await bare.render('/')).body)).not.toContain('Journal')
})

it('an announcement is on every page within its window only', async () => {
  const window = (from: number, to: number) => ({
    announcements: [
      {
        text: 'For a while',
        begins_at: new Date(Date.now() + from * day).toISOString(),
        ends_at: new Date(Date.now() + to * day).toISOString(),
      },
      { text: 'Always', begins_at: null, ends_at: null },
    ],
  })
  const bodyWith = async (settings: object) => {
    const { body, state } = pageOf(await shop(settings).render('/contact'))
    return body + state
  }
  expect(await bodyWith(window(-1, 1))).toContain('For a while')
  expect(await bodyWith(window(1, 2))).not.toContain('For a while')
  expect(await bodyWith(window(1, 2))).toContain('Always')
})

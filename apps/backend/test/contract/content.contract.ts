import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { ask, done, signInAdmin } from '../support/backend'
import { at, textAt } from '../support/read'

const settingsPath = '/admin/shop-settings'
const posts = '/admin/journal-posts'

let admin: string
let before: object

beforeAll(async () => {
  admin = await signInAdmin()
  before = at(await done('GET', settingsPath, { bearer: admin }), 'shop_settings') as object
})

afterAll(async () => {
  await done('POST', settingsPath, { bearer: admin, body: before })
})

const save = async (settings: object) =>
  done('POST', settingsPath, { bearer: admin, body: { ...before, ...settings } })
const shown = async () => at(await done('GET', '/store/shop-settings'), 'shop_settings')
const from = (ms: number) => new Date(Date.now() + ms).toISOString()
const slugs = (answer: unknown) =>
  (at(answer, 'journal_posts') as readonly { readonly slug: string }[]).map(({ slug }) => slug)

describe('A post of the journal', () => {
  const slug = `post-${Date.now()}`
  const post = { slug, title: 'Made by hand', body: '# Hands', tags: ['Makers'], product_ids: ['prod_x'] }
  const inShop = async () => ask('GET', `/store/journal-posts/${slug}`)
  const change = async (body: object) =>
    done('POST', `${posts}/${id}`, { bearer: admin, body: { ...post, ...body } })
  let id: string

  it('is a draft at first, which no one else sees', async () => {
    id = textAt(await done('POST', posts, { bearer: admin, body: post }), 'journal_post.id')
    expect((await inShop()).status).toBe(404)
    expect(slugs(await done('GET', '/store/journal-posts'))).not.toContain(slug)
    const listed = await done('GET', `${posts}?q=${slug}&status=draft`, { bearer: admin })
    expect(listed).toMatchObject({ count: 1, journal_posts: [{ id, slug, status: 'draft' }] })
  })

  it('is opened by the link to its preview', async () => {
    const answer = await done('GET', `${posts}/${id}`, { bearer: admin })
    const { hash, pathname } = new URL(textAt(answer, 'preview.url'))
    const params = new URLSearchParams(hash.slice(1))
    expect([pathname, params.get('post')]).toEqual(['/journal-preview', slug])
    const { publishableKey } = await import('@umber/sample-store')
    const opened = await fetch(`${process.env['BACKEND_URL']}/store/journal-posts/${slug}`, {
      headers: {
        'x-publishable-api-key': process.env['PUBLISHABLE_KEY'] ?? publishableKey,
        'x-page-preview': params.get('access') ?? '',
      },
    })
    expect(opened.headers.get('cache-control')).toBe('no-store')
    expect(await opened.json()).toMatchObject({ journal_post: { slug, status: 'draft', tags: ['Makers'] } })
  })

  it('appears at its moment when it is scheduled, and loses what is taken away', async () => {
    await change({ status: 'published', published_at: from(3000), tags: null })
    expect((await inShop()).status).toBe(404)
    await expect.poll(async () => (await inShop()).status, { timeout: 15_000 }).toBe(200)
    const { body } = await inShop()
    expect(body).toMatchObject({ journal_post: { body: '# Hands', tags: null, product_ids: ['prod_x'] } })
    expect(slugs(await done('GET', '/store/journal-posts?limit=1'))).toEqual([slug])
    expect(await shown()).toMatchObject({ has_journal: true })
  })

  it('is published now without a date, in the languages of the shop', async () => {
    const saved = await change({ status: 'published' })
    expect(Math.abs(Date.parse(textAt(saved, 'journal_post.published_at')) - Date.now())).toBeLessThan(60_000)
    const path = `/admin/content-translations/journal_post/${id}`
    await done('POST', path, {
      bearer: admin,
      body: { locale: 'de', texts: { 'field:title': 'Von Hand gemacht' } },
    })
    const german = await done('GET', `/store/journal-posts/${slug}?locale=de`)
    expect(german).toMatchObject({ journal_post: { title: 'Von Hand gemacht', body: '# Hands' } })
  })

  it('has an address of its own, and is gone when it is deleted', async () => {
    const second = await ask('POST', posts, { bearer: admin, body: post })
    expect([second.status, textAt(second.body, 'message')]).toEqual([422, expect.stringContaining('slug')])
    await done('DELETE', `${posts}/${id}`, { bearer: admin })
    expect((await inShop()).status).toBe(404)
    expect((await ask('GET', posts)).status).toBe(401)
    expect((await ask('POST', posts, { body: post })).status).toBe(401)
    expect((await ask('GET', '/store/journal-posts?limit=1000')).status).toBe(400)
  })
})

describe('The announcements', () => {
  it('are shown one at a time, each within its window, and no other is public', async () => {
    const announcements = [{ text: 'Soon', begins_at: from(3_000), ends_at: from(9_000) }, { text: 'Always' }]
    await save({ announcements })
    const first = await shown()
    expect(first).toMatchObject({ announcement: { text: 'Always' } })
    expect(JSON.stringify(first)).not.toContain('Soon')
    const text = async () => textAt(await shown(), 'announcement.text')
    await expect.poll(text, { timeout: 8000, interval: 300 }).toBe('Soon')
    await expect.poll(text, { timeout: 15_000, interval: 300 }).toBe('Always')
  })
})

describe('The home page', () => {
  it('has its sections in the order in which they were saved', async () => {
    const home_sections = [
      { kind: 'newsletter' },
      { kind: 'campaign', title: 'Evenings', link: { label: 'See', url: '/category/all' } },
      { kind: 'hero' },
      { kind: 'products', row: 'sale' },
    ]
    await save({ home_sections })
    const read = (await shown()) as { readonly home_sections: readonly { readonly kind: string }[] }
    expect(read.home_sections.map(({ kind }) => kind)).toEqual(['newsletter', 'campaign', 'hero', 'products'])
  })

  it('finds the reduced products by the index', async () => {
    const answer = await done('POST', '/store/search', {
      body: {
        entity: 'product',
        fields: ['id', 'handle', 'price', 'compare_at_price'],
        filters: { is_reduced: true },
        pagination: { take: 50 },
      },
    })
    const hits = at(answer, 'results.0.hits') as readonly {
      readonly document: Readonly<Record<string, number>>
    }[]
    expect(hits.length).toBeGreaterThan(0)
    expect(
      hits.filter(({ document }) => !((document['compare_at_price'] ?? 0) > (document['price'] ?? 0))),
    ).toEqual([])
  })
})

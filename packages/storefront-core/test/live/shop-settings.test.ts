import { expect, it } from 'vitest'
import { failureFrom } from '../../src/failure/failure-from-error.ts'
import { createLiveContent } from '../../src/live/content.ts'
import { createLiveShopSettings } from '../../src/live/shop-settings.ts'
import { backendUrl, liveSetup } from '../support/live-setup.ts'

function setup() {
  const { backend, client } = liveSetup()
  const page = {
    slug: 'size-guide',
    title: 'Size guide',
    body: '# Sizes',
    seo_title: null,
    seo_description: null,
  }
  backend.database.shopPages.set(page.slug, { ...page, status: 'draft' })
  return {
    backend,
    page,
    settings: createLiveShopSettings({ client, backendUrl }),
    content: createLiveContent({ client, backendUrl }),
  }
}

it('The settings are the owner’s, with the titles of the published pages', async () => {
  const { backend, page, settings } = setup()
  backend.database.shopSettings = { name: 'Kiesel', return_days: 30 }
  const read = await settings.read()
  expect(read).toMatchObject({ name: 'Kiesel', returnDays: 30, pages: [] })
  expect(read.announcement).toBeUndefined()
  backend.database.shopPages.set(page.slug, { ...page, status: 'published' })
  expect((await settings.read()).pages).toEqual([{ slug: page.slug, title: page.title }])
})

it('A draft is read with the access of its preview only', async () => {
  const { content } = setup()
  expect(await content.page('size-guide')).toBeUndefined()
  expect(await content.page('size-guide', { access: 'guessed' })).toBeUndefined()
  expect(await content.page('size-guide', { access: 'preview-of-size-guide' })).toMatchObject({
    isDraft: true,
  })
  expect(await content.page('no/such page?')).toBeUndefined()
})

it('A backend without these routes is one where nothing was set', async () => {
  const { backend, settings } = setup()
  backend.fault = () => ({ kind: 'status', status: 404, body: '<pre>Cannot GET</pre>' })
  expect(await settings.read()).toEqual({
    contact: {},
    hero: {},
    menuLinks: [],
    footer: {},
    invoice: {},
    pages: [],
    hasJournal: false,
  })
})

it('A backend that is away is an error', async () => {
  const { backend, settings, content } = setup()
  backend.fault = () => ({ kind: 'status', status: 503 })
  for (const answer of [settings.read(), content.page('size-guide')]) {
    const error: unknown = await answer.catch((reason: unknown) => reason)
    expect(failureFrom(error).status).toBe(503)
  }
})

const post = {
  slug: 'linen',
  title: 'Linen',
  summary: null,
  body: '# Linen',
  author: null,
  cover: '/images/linen-800.webp',
  cover_text: null,
  tags: ['Care'],
  product_ids: ['prod_1'],
  seo_title: null,
  seo_description: null,
  status: 'published' as const,
}

it('The journal has the posts whose moment has come, the newest first', async () => {
  const { backend, settings, content } = setup()
  expect((await settings.read()).hasJournal).toBe(false)
  const { journalPosts, clock } = backend.database
  const at = (days: number) => new Date(clock.now() + days * 86_400_000).toISOString()
  journalPosts.set('linen', { ...post, published_at: at(-2) })
  journalPosts.set('new', { ...post, slug: 'new', published_at: at(-1) })
  journalPosts.set('later', { ...post, slug: 'later', published_at: at(1) })
  journalPosts.set('draft', { ...post, slug: 'draft', status: 'draft', published_at: at(-1) })
  expect((await settings.read()).hasJournal).toBe(true)
  const { posts, total } = await content.posts({ offset: 0, limit: 12 })
  expect([posts.map(({ slug }) => slug), total]).toEqual([['new', 'linen'], 2])
  expect(posts[1]).toMatchObject({ cover: `${backendUrl}/images/linen-800.webp`, tags: ['Care'] })
  expect((await content.posts({ offset: 1, limit: 1 })).posts.map(({ slug }) => slug)).toEqual(['linen'])
  expect(await content.post('linen')).toMatchObject({ body: '# Linen', productIds: ['prod_1'] })
  expect(await content.post('later')).toBeUndefined()
  expect(await content.post('draft')).toBeUndefined()
  expect(await content.post('draft', { access: 'preview-of-draft' })).toMatchObject({ isHidden: true })
})

it('A content system’s outline stands in place of Medusa’s', async () => {
  const { client } = liveSetup()
  const outline = { pages: [{ slug: 'care', title: 'Care' }], homeSections: [], hasJournal: true }
  const content = { outline: async () => outline }
  const settings = createLiveShopSettings({ client, backendUrl, content })
  expect(await settings.read()).toMatchObject(outline)
})

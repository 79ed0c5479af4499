import { expect, it } from 'vitest'
import { failureFrom } from '../../src/failure/failure-from-error.ts'
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
  return { backend, page, settings: createLiveShopSettings({ client, backendUrl }) }
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
  const { settings } = setup()
  expect(await settings.page('size-guide')).toBeUndefined()
  expect(await settings.page('size-guide', { access: 'guessed' })).toBeUndefined()
  expect(await settings.page('size-guide', { access: 'preview-of-size-guide' })).toMatchObject({
    isDraft: true,
  })
  expect(await settings.page('no/such page?')).toBeUndefined()
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
  })
})

it('A backend that is away is an error', async () => {
  const { backend, settings } = setup()
  backend.fault = () => ({ kind: 'status', status: 503 })
  for (const answer of [settings.read(), settings.page('size-guide')]) {
    const error: unknown = await answer.catch((reason: unknown) => reason)
    expect(failureFrom(error).status).toBe(503)
  }
})

import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CommerceClient } from '@umber/commerce-client'
import { createLiveShopSettings } from '@umber/storefront-core/live'

import { createHeadlessContent } from '../headless-content/content.ts'
import { createContentServer } from '../headless-content/serve.ts'

let server: Server
let url: string

beforeAll(async () => {
  server = createContentServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => void server.close())

test('the journal has the posts of the content system whose date has come, the newest first', async () => {
  const content = createHeadlessContent({ url, now: () => new Date('2026-11-28T00:00:00Z') })
  const { posts, total } = await content.posts({ offset: 0, limit: 1 })
  expect([posts.map(({ slug }) => slug), total]).toEqual([['a-year-of-repairs'], 2])
  expect(await content.post('how-linen-is-woven')).toMatchObject({ author: 'Meera Nair', isHidden: false })
  expect(await content.post('spring')).toBeUndefined()
  const later = createHeadlessContent({ url, now: () => new Date('2099-04-01T00:00:00Z') })
  expect((await later.post('spring'))?.title).toBe('Spring')
})

test('a page is read by its slug, and is undefined where there is none', async () => {
  const content = createHeadlessContent({ url })
  expect(await content.page('size-guide')).toMatchObject({ title: 'Size guide', isDraft: false })
  expect(await content.page('nope')).toBeUndefined()
})

test('the shop has its home page from the content system, and its name from Medusa', async () => {
  const medusa: typeof fetch = async () =>
    Response.json({ shop_settings: { name: 'Kiesel', home_sections: [] } })
  const client = new CommerceClient({
    baseUrl: 'https://medusa.example',
    publishableKey: 'pk_test',
    fetch: medusa,
  })
  const content = createHeadlessContent({ url })
  const settings = await createLiveShopSettings({
    client,
    backendUrl: 'https://medusa.example',
    content,
  }).read()
  expect(settings).toMatchObject({ name: 'Kiesel', hasJournal: true, pages: [{ slug: 'size-guide' }] })
  expect(settings.homeSections?.map(({ kind }) => kind)).toEqual(['hero', 'campaign', 'products', 'journal'])
})

test('a content system that is away is an error', async () => {
  const content = createHeadlessContent({ url: `${url}/nope` })
  await expect(content.posts({ offset: 0, limit: 1 })).rejects.toThrow('404')
})

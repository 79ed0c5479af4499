// @vitest-environment node
import { Auth } from '@umber/commerce-client'
import { createMemoryStorage } from '@umber/storefront-core'
import { createAuthStorage } from '@umber/storefront-core/auth'
import { expect, it } from 'vitest'
import { createQueryClient } from '../queries/query-client.ts'
import { withPrefix } from '../config/offered-locales.ts'
import { createBackend } from './create-backend.ts'

const backendUrl = 'https://backend.example'

/** What each kind of request tells of its locale. */
async function localesSent(language: string, country: string) {
  const sent: [path: string, locale: string | null][] = []
  const { client, catalogue } = createBackend({
    backendUrl,
    publishableKey: 'pk_1',
    featuredProductIds: [],
    hasProductCategories: true,
    hasRegions: false,
    localeSettings: {},
    locale: withPrefix({ language, country }, 'in'),
    queryClient: createQueryClient(),
    authStorage: createAuthStorage({ persistent: createMemoryStorage(), perTab: createMemoryStorage() }),
    fetch: (input, init) => {
      const request = new Request(input, init)
      sent.push([new URL(request.url).pathname, request.headers.get('x-medusa-locale')])
      return Promise.resolve(Response.json({ product_categories: [], cart: {}, token: 'token' }))
    },
  })
  await catalogue.categories()
  await client.store.cart.create({})
  await client.client.fetch('/store/search', { method: 'POST', body: {} })
  await new Auth(client.client).register('customer', 'emailpass', { email: 'a@b.example', password: 'long' })
  return sent
}

const paths = [
  '/store/product-categories',
  '/store/carts',
  '/store/search',
  '/auth/customer/emailpass/register',
]

it.each([
  ['de', 'de', 'de-DE'],
  ['ar', 'us', 'ar-US'],
  ['en', 'de', 'en-DE'],
])('every request of a page in %s-%s says so', async (language, country, tag) => {
  expect(await localesSent(language, country)).toEqual(paths.map((path) => [path, tag]))
})

it('a request of the default locale says nothing', async () => {
  expect(await localesSent('en', 'in')).toEqual(paths.map((path) => [path, null]))
})

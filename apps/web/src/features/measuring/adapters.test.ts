import { afterEach, expect, it, vi } from 'vitest'
import type { ShopEvent } from './events.ts'
import { googleAnalytics } from './google-analytics.ts'
import { plausible } from './plausible.ts'

const purchase: ShopEvent = {
  name: 'purchase',
  params: {
    transaction_id: 'UE-000012',
    currency: 'EUR',
    value: 179.01,
    items: [{ item_id: 'prod_1', item_name: 'Shirt', price: 89.5, quantity: 2 }],
  },
}

interface Place {
  dataLayer?: ArrayLike<unknown>[]
  readonly 'ga-disable-G-ABC123DEF4'?: unknown
}
const place = window as unknown as Place
const commands = () => place.dataLayer?.map((words) => Array.from(words))

afterEach(() => {
  delete place.dataLayer
  for (const script of document.querySelectorAll('script')) script.remove()
  vi.restoreAllMocks()
})

it('Google Analytics is told that all is denied before anything else, and that only measuring is granted', () => {
  vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(function (
    this: HTMLScriptElement,
    address,
  ) {
    this.dataset['src'] = address
  })
  const measuring = googleAnalytics('G-ABC123DEF4', document)
  const script = document.querySelector<HTMLScriptElement>('script[data-src]')
  expect(script?.dataset['src']).toBe('https://www.googletagmanager.com/gtag/js?id=G-ABC123DEF4')
  const denied = {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  }
  measuring.page('https://shop.test/cart')
  measuring.send(purchase)
  expect(commands()).toEqual([
    ['consent', 'default', denied],
    ['consent', 'update', { analytics_storage: 'granted' }],
    ['js', expect.any(Date)],
    ['config', 'G-ABC123DEF4', { send_page_view: false }],
    ['set', { page_location: 'https://shop.test/cart' }],
    ['event', 'page_view', { page_location: 'https://shop.test/cart', page_title: document.title }],
    ['event', 'purchase', purchase.params],
  ])
  measuring.stop()
  expect(commands()?.at(-1)).toEqual(['consent', 'update', denied])
  expect(place['ga-disable-G-ABC123DEF4']).toBe(true)
})

it('Plausible is sent pages and events, without cookies, until the visitor declines', async () => {
  const sent: { address: unknown; init: RequestInit | undefined }[] = []
  const send: typeof fetch = async (address, init) => {
    sent.push({ address, init })
    throw new TypeError('A blocker is at work')
  }
  const measuring = plausible('shop.test', send, 'https://search.example/')
  measuring.page('https://shop.test/')
  measuring.page('https://shop.test/cart')
  measuring.send(purchase)
  measuring.send({ name: 'search', params: { search_term: 'linen' } })
  const bodies = sent.map(({ init }) => JSON.parse(init?.body as string) as unknown)
  const page = { domain: 'shop.test', url: 'https://shop.test/cart' }
  expect(bodies).toEqual([
    { name: 'pageview', domain: 'shop.test', url: 'https://shop.test/', referrer: 'https://search.example/' },
    { name: 'pageview', ...page },
    { name: 'Purchase', ...page, revenue: { currency: 'EUR', amount: 179.01 }, props: { items: 1 } },
    { name: 'search', ...page, props: { search_term: 'linen' } },
  ])
  expect(
    sent.every(
      ({ address, init }) => address === 'https://plausible.io/api/event' && init?.credentials === 'omit',
    ),
  ).toBe(true)
  measuring.stop()
  measuring.page('https://shop.test/faq')
  expect(sent).toHaveLength(4)
})

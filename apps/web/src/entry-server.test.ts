// @vitest-environment node
import { createFakeBackend } from '@umber/fake-backend'
import { publishableKey } from '@umber/sample-store'
import { describe, expect, it } from 'vitest'
import type { PageAnswer, RenderedPage } from '../server/renderer.ts'
import { faqEntries } from './content/faq.ts'
import { createRenderer } from './entry-server.tsx'

const origin = 'https://shop.example'

const note = (error: unknown) => {
  throw error
}

function shop(preset: 'showcase' | 'live' = 'live') {
  const backend = createFakeBackend()
  const config = {
    backendUrl: 'https://backend.example',
    publishableKey,
    featuredProductIds: [],
    socialLinks: [],
    preset,
  } as const
  const render = createRenderer({ config, fetch: backend.fetch, note })
  return { backend, render: async (address: string) => await render({ address, origin }) }
}

function pageOf(answer: PageAnswer): RenderedPage {
  if (answer.kind !== 'page') throw new Error(`It is ${answer.kind}.`)
  return answer
}

describe.each(['showcase', 'live'] as const)('a page of the %s', (preset) => {
  it('shows a product with its price, options and offer', async () => {
    const { status, head, body, missing } = pageOf(await shop(preset).render('/product/linen-shirt'))
    expect({ status, missing }).toEqual({ status: 200, missing: [] })
    expect(head).toContain('<title>Linen Shirt | Umber &amp; Ecru</title>')
    expect(head).toContain('<link rel="canonical" href="https://shop.example/product/linen-shirt">')
    expect(head).toContain('"@type":"Offer"')
    expect(head).toContain('"@type":"BreadcrumbList"')
    expect(body).toContain('Linen Shirt</h1>')
    expect(body).toMatch(/value="White"|>White</)
    expect(body).toContain('You Might Also Like')
  })

  it('shows a filtered list as its address says', async () => {
    const all = pageOf(await shop(preset).render('/category/women'))
    const filtered = pageOf(await shop(preset).render('/category/women?color=white&sort=price-low-high'))
    const cards = ({ body }: RenderedPage) => body.match(/<article/g)?.length ?? 0
    expect(cards(filtered)).toBeGreaterThan(0)
    expect(cards(filtered)).toBeLessThan(cards(all))
    expect(filtered.body).toContain('Remove White')
  })

  it('is the same for everyone, and holds no key that a visitor could have', async () => {
    const { render } = shop(preset)
    for (const address of ['/', '/cart', '/account', '/login']) {
      const [first, second] = [pageOf(await render(address)), pageOf(await render(address))]
      expect(second.body).toBe(first.body)
      expect(first.state).not.toMatch(/cart_|cus_|token/)
    }
  })
})

it.each([
  ['/product/nope', 404],
  ['/category/nope', 404],
  ['/nope', 404],
  ['/account/orders/order_1/nope', 404],
  ['/%E0%A4%A', 404],
  ['/category/all', 200],
  ['/cart', 200],
  ['/order-lookup', 200],
])('%s has the status %i', async (address, status) => {
  expect(pageOf(await shop().render(address)).status).toBe(status)
})

it('the pages of real orders do not exist in the showcase', async () => {
  expect(pageOf(await shop('showcase').render('/order-lookup')).status).toBe(404)
})

it('the other name of a category has moved', async () => {
  expect(await shop().render('/category/home?sort=newest')).toEqual({
    kind: 'moved',
    to: '/category/home-essentials',
  })
})

it('has the frame of a page whose content cannot be read, and names what is missing', async () => {
  const { backend, render } = shop()
  backend.fault = () => ({ kind: 'lost-request' })
  const answer = await render('/product/linen-shirt')
  expect(answer.kind).toBe('unavailable')
  if (answer.kind !== 'unavailable') return
  expect(answer.page.missing).toContain('product')
  expect(answer.page.body).toContain('Umber &amp; Ecru')
  expect(answer.page.state).not.toContain('linen-shirt')
})

it('a page without its menu is shown, and says that something is missing', async () => {
  const { backend, render } = shop()
  backend.fault = ({ path }) => (path.includes('/collections') ? { kind: 'lost-request' } : undefined)
  const page = pageOf(await render('/about'))
  expect(page.missing).toEqual(['categories'])
  expect(page.body).toContain('href="/category/women"')
})

it('the FAQ has its questions and answers, for search engines too', async () => {
  const { head, body } = pageOf(await shop('showcase').render('/faq'))
  const [, data = '[]'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head) ?? []
  const texts = body
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
  expect(data.match(/"@type":"Question"/g)).toHaveLength(8)
  for (const { question, answer } of faqEntries) {
    expect(texts).toContain(question)
    expect(texts).toContain(answer)
  }
})

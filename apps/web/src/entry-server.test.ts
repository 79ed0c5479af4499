// @vitest-environment node
import { createFakeBackend, type FakeContent } from '@umber/fake-backend'
import { publishableKey } from '@umber/sample-store'
import { describe, expect, it } from 'vitest'
import type { PageAnswer, RenderedPage } from '@umber/page-server'
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

describe('options that a merchant has invented', () => {
  /** The first product of men comes in two materials. */
  const withMaterials = (preset: 'showcase' | 'live') => {
    const opened = shop(preset)
    const { products } = opened.backend.database
    const at = products.findIndex(({ handle }) => handle === 'linen-shirt')
    const shirt = products[at]
    if (shirt === undefined) throw new Error('The sample store has no linen shirt')
    products[at] = {
      ...shirt,
      options: { ...shirt.options, Farbton: ['Hell', 'Dunkel'], Weave: ['Plain, fine', 'Twill'] },
    }
    return opened
  }

  it('are filters of the list, in the panel, as chips and in the form for browsers without script', async () => {
    const { render } = withMaterials('live')
    const { body } = pageOf(await render('/category/men?option=weave_plain%252c+fine,weave_nothing'))
    expect(body.match(/<article/g)).toHaveLength(1)
    expect(body).toContain('aria-label="Plain, fine"')
    expect(body).toContain('Remove Weave: Plain, fine')
    expect(body).toContain('<option value="weave_plain%2c fine" selected="">Plain, fine</option>')
    const form = pageOf(await render('/category/men?color=&option=&option=farbton_hell')).body
    expect(form.match(/<article/g)).toHaveLength(1)
    expect(form).toContain('Remove Farbton: Hell')
  })

  it('do not touch the fixed filters of the showcase', async () => {
    const { body } = pageOf(await withMaterials('showcase').render('/category/men?option=weave_twill'))
    expect(body).not.toContain('Weave')
    expect(body.match(/<article/g)?.length).toBeGreaterThan(1)
  })
})

describe('what the owner has added to a product', () => {
  const sizes = { columns: ['Size', 'Chest'], rows: [['M', '104 cm']] }
  const withContent = (preset: 'showcase' | 'live', content: FakeContent, description = 'Linen.') => {
    const opened = shop(preset)
    const { products } = opened.backend.database
    const at = products.findIndex(({ handle }) => handle === 'linen-shirt')
    const shirt = products[at]
    if (shirt === undefined) throw new Error('The sample store has no linen shirt')
    products[at] = { ...shirt, content, description }
    return { ...opened, front: shirt.images[0] ?? '' }
  }

  it('is in the sections and the head of its page', async () => {
    const { render } = withContent('live', {
      specifications: [{ label: 'Fabric', value: 'Linen' }],
      care: 'Wash at 30 °C.',
      size_table: sizes,
      seo_title: 'Linen shirts for men',
      seo_description: 'Shirts of washed linen.',
    })
    const { head, body } = pageOf(await render('/product/linen-shirt'))
    expect(head).toContain('<title>Linen shirts for men | ')
    expect(head).toContain('content="Shirts of washed linen."')
    expect(head).toContain('"name":"Linen Shirt","item"')
    for (const words of ['Fabric: Linen', 'Wash at 30 °C.', '>Size guide<', '>Care<'])
      expect(body).toContain(words)
  })

  it('has the words of a description in HTML in the data for search engines', async () => {
    const { render } = withContent('live', {}, '<p>See <b>our guide</b>.</p>')
    const { head } = pageOf(await render('/product/linen-shirt'))
    expect(head).toContain('"description":"See our guide."')
  })

  it('leaves no tab without content in the live shop, and the three tabs of the showcase', async () => {
    const tabs = ({ body }: RenderedPage) => body.match(/role="tab"/g)?.length ?? 0
    const bare = async (preset: 'showcase' | 'live') =>
      pageOf(await withContent(preset, {}, '').render('/product/linen-shirt'))
    expect(tabs(await bare('live'))).toBe(0)
    expect(tabs(await bare('showcase'))).toBe(3)
    expect((await bare('live')).body).not.toContain('No specifications have been listed yet')
  })

  it('says what a picture shows and how it is cut, on the page and on the card', async () => {
    const { front } = withContent('live', {})
    const picture = {
      url: front,
      text: 'A shirt on a chair',
      focus: { x: 40, y: 20 },
      fit: 'contain' as const,
      color: 'White',
    }
    const { render } = withContent('live', { pictures: [picture] })
    for (const address of ['/product/linen-shirt', '/category/men-shirts']) {
      const { body } = pageOf(await render(address))
      const [image = ''] = /<img[^>]*alt="A shirt on a chair"[^>]*>/.exec(body) ?? []
      expect(image).toContain('object-contain')
      expect(image).toContain('data-focus-x="4"')
      expect(image).toContain('data-focus-y="2"')
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

it.each(['showcase', 'live'] as const)(
  'a page beyond the last one of a list is missing, and is not for search engines (%s)',
  async (preset) => {
    const { render } = shop(preset)
    for (const address of ['/category/women?page=99', '/category/all?page=99', '/search?q=shirt&page=99']) {
      const { status, head } = pageOf(await render(address))
      expect([address, status]).toEqual([address, 404])
      expect(head).toContain('<meta name="robots" content="noindex">')
      expect(head).not.toContain('rel="canonical"')
    }
    for (const address of ['/category/women?page=1', '/category/all', '/category/women?page=x'])
      expect([address, pageOf(await render(address)).status]).toEqual([address, 200])
  },
)

it('the second page of a long list is there', async () => {
  const { backend, render } = shop()
  const { products } = backend.database
  const [some] = products
  if (some === undefined) throw new Error('The sample store is empty.')
  for (let count = products.length; count <= 60; count += 1)
    products.push({ ...some, id: `prod_${count}`, handle: `product-${count}` })
  expect(pageOf(await render('/category/all?page=2')).status).toBe(200)
  expect(pageOf(await render('/category/all?page=9')).status).toBe(404)
})

it.each([
  ['/order/order_1', 'Order'],
  ['/account/orders/order_1', 'Order'],
  ['/account/orders/order_1/invoice', 'Order'],
  ['/account/orders/order_1/return', 'Order'],
  ['/reset-password', 'New Password'],
  ['/verify-address', 'Confirm Your Address'],
  ['/checkout/return', 'Your payment'],
  ['/order-transfer', 'Move an Order'],
  ['/order-lookup', 'Find Your Order'],
  ['/account', 'My Account'],
  ['/cart', 'Cart'],
  ['/checkout', 'Checkout'],
])('%s has its title and is not for search engines, from the server on', async (address, title) => {
  const { status, head } = pageOf(await shop().render(address))
  expect(status).toBe(200)
  expect(head).toContain(`<title>${title} | Umber &amp; Ecru</title>`)
  expect(head).toContain('<meta name="robots" content="noindex">')
  expect(head).not.toContain('rel="canonical"')
})

/** What the list, the search and the page say of a product, and what search engines read. */
async function pricesOf(preset: 'showcase' | 'live', amounts: readonly number[]) {
  const { backend, render } = shop(preset)
  const product = backend.database.products.find(({ handle }) => handle === 'oxford-shirt')
  for (const [index, { id }] of (product?.variants ?? []).entries())
    backend.database.prices.set(id, amounts[index] ?? amounts.at(-1) ?? 0)
  const textOf = async (address: string) =>
    pageOf(await render(address))
      .body.replaceAll(/<!-- -->/g, '')
      .replaceAll(/<[^>]*>/g, '|')
  const { head } = pageOf(await render('/product/oxford-shirt'))
  const [, data = '[]'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head) ?? []
  const [{ offers }] = JSON.parse(data) as [{ readonly offers: object }]
  const price = /₹[\d,.]+/.source
  const cardIn = (text: string) =>
    new RegExp(`\\|Oxford Shirt\\|.*?((?:From )?${price})`, 's').exec(text)?.[1]
  return {
    card: cardIn(await textOf('/category/men-shirts')),
    result: cardIn(await textOf('/search?q=oxford')),
    page: await textOf('/product/oxford-shirt'),
    chosen: await textOf(`/product/oxford-shirt?variant=${product?.variants[0]?.id ?? ''}`),
    offers,
  }
}

it('a card, the page and the data for search engines say one price where variants differ', async () => {
  const { card, result, page, chosen, offers } = await pricesOf('live', [1_234.5, 100, 108])
  expect([card, result]).toEqual(['From ₹100', 'From ₹100'])
  expect(page).toContain('From ₹100')
  expect(page).toContain('Select a size')
  expect(chosen).toContain('₹1,234.50')
  expect(chosen).toContain('Other choices from ₹100')
  expect(chosen).toContain('Add to Cart')
  expect(offers).toMatchObject({ '@type': 'AggregateOffer', lowPrice: '100.00', highPrice: '1234.50' })
})

it('a card, the page and the data for search engines say the price of all variants', async () => {
  const { card, result, page, offers } = await pricesOf('live', [100])
  expect([card, result]).toEqual(['₹100', '₹100'])
  expect(page).toContain('₹100')
  expect(page).not.toContain('Other choices')
  expect(offers).toMatchObject({ '@type': 'Offer', price: '100.00' })
})

it('the showcase says the price of the first variant', async () => {
  const { card, page } = await pricesOf('showcase', [150, 100])
  expect(card).toBe('₹150')
  expect(page).not.toContain('Other choices')
})

it('a page in another spelling names the usual one', async () => {
  const { head } = pageOf(await shop().render('/PRODUCT/linen-shirt'))
  expect(head).toContain('<link rel="canonical" href="https://shop.example/product/linen-shirt">')
})

it.each([
  ['/order/a', '/order/:id'],
  ['/account/orders/b/return', '/account/orders/:id/return'],
  ['/nope/at/all', '/other'],
  ['/%E0%A4%A', '/other'],
])('%s looks like %s, so that one copy of the page is enough', async (address, shared) => {
  const { render } = shop()
  // Without the state, which has the time.
  const shown = async (path: string) => {
    const { status, head, body } = pageOf(await render(path))
    return { status, head, body }
  }
  expect(await shown(address)).toEqual(await shown(shared))
})

it('the other name of a category has moved', async () => {
  expect(await shop().render('/category/home?sort=newest')).toEqual({
    kind: 'moved',
    to: '/category/home-essentials',
  })
})

describe('an address that has moved', () => {
  const moved = async (preset: 'showcase' | 'live', address: string) => {
    const { backend, render } = shop(preset)
    backend.database.redirects.set('/product/old-shirt', '/product/linen-shirt')
    backend.database.redirects.set('/category/old-men', '/category/men')
    backend.database.redirects.set('/product/bad', 'javascript:alert(1)')
    return await render(address)
  }

  it.each([
    ['/product/old-shirt', '/product/linen-shirt'],
    ['/category/old-men/?from=mail', '/category/men'],
  ])('%s leads to %s', async (address, to) => {
    expect(await moved('live', address)).toEqual({ kind: 'moved', to })
  })

  it.each([
    ['showcase', '/product/old-shirt'],
    ['live', '/product/never-sold'],
    ['live', '/product/bad'],
  ] as const)('does not lead anywhere in the %s from %s', async (preset, address) => {
    expect(pageOf(await moved(preset, address)).status).toBe(404)
  })

  it('is not kept as missing while it is not known', async () => {
    const { backend, render } = shop()
    backend.fault = ({ path }) => (path === '/store/redirects' ? { kind: 'lost-request' } : undefined)
    expect(pageOf(await render('/product/nowhere'))).toMatchObject({ status: 404, missing: ['redirects'] })
  })
})

describe('a collection', () => {
  const monsoon = (preset: 'showcase' | 'live') => {
    const { backend, render } = shop(preset)
    const { collections, products } = backend.database
    collections.push({ handle: 'monsoon', name: 'Monsoon Edit', image: '/images/monsoon.webp' })
    const at = products.findIndex(({ handle }) => handle === 'linen-shirt')
    products.splice(at, 1, { ...products[at], collection: 'monsoon' })
    return render
  }

  it('has a page with its products', async () => {
    const { status, head, body, missing } = pageOf(await monsoon('live')('/collection/monsoon'))
    expect({ status, missing }).toEqual({ status: 200, missing: [] })
    expect(head).toContain('<title>Monsoon Edit |')
    expect(body.match(/<article/g)).toHaveLength(1)
    expect(body).toContain('Linen Shirt')
  })

  it('that does not exist, and a page beyond its last one, are not found', async () => {
    const render = monsoon('live')
    expect(pageOf(await render('/collection/winter')).status).toBe(404)
    expect(pageOf(await render('/collection/monsoon?page=9')).status).toBe(404)
  })

  it('is no page of the showcase', async () => {
    expect(pageOf(await monsoon('showcase')('/collection/monsoon')).status).toBe(404)
  })
})

describe('a category below others', () => {
  it('has them in its breadcrumbs and in those of its products, and its products are in all of them', async () => {
    const { backend, render } = shop()
    const { categories, products } = backend.database
    const linen = { description: '', image: '/images/linen.webp', handle: 'linen', name: 'Linen only' }
    categories.push({ ...linen, parent: 'men-shirts' })
    const at = products.findIndex(({ handle }) => handle === 'linen-shirt')
    products.splice(at, 1, { ...products[at], categories: ['linen'] })
    const crumbs = /Home<.*Men<.*Shirts<.*Linen only/s
    expect(pageOf(await render('/category/linen')).body).toMatch(crumbs)
    expect(pageOf(await render('/product/linen-shirt')).body).toMatch(crumbs)
    for (const slug of ['linen', 'men-shirts', 'men'])
      expect(pageOf(await render(`/category/${slug}`)).body).toContain('/product/linen-shirt')
  })

  it('is in no menu while the categories cannot be read', async () => {
    const { backend, render } = shop()
    backend.fault = ({ path }) =>
      path === '/store/product-categories' ? { kind: 'lost-request' } : undefined
    expect(pageOf(await render('/about')).body).not.toContain('/category/women')
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
  backend.fault = ({ path }) => (path.includes('/product-categories') ? { kind: 'lost-request' } : undefined)
  const page = pageOf(await render('/about'))
  expect(page.missing).toEqual(['categories'])
  expect(page.body).toContain('href="/category/all"')
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

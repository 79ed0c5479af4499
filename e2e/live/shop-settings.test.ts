import { expectNoAccessibilityFaults } from '../support/accessibility.ts'
import { failedRequests } from '../support/console-errors.ts'
import { newCustomer, orderFor, signInAs } from '../support/live-customer.ts'
import { merchant } from '../support/merchant.ts'
import { databaseOf } from '../support/on-fake.ts'
import * as checkout from '../screens/checkout.ts'
import { makeCart } from '../support/carts.ts'
import { heading, load, open } from '../screens/open.ts'
import { expect, test, type Page } from '../support/test.ts'

/** What the sources and the sample store say, in text and in HTML. */
const sources = /Umber (?:&amp;|&|\\u0026) Ecru|umber-ecru\.example|4567 2314|Lavelle/

/** What the owner of another shop has set. */
const kiesel = {
  name: 'Kiesel & Söhne',
  description: 'Things from Kiel.',
  contact: {
    email: 'hello@kiesel.example',
    phone: '+49 431 1234',
    address: ['Kiesel & Söhne', 'Hafen 1', '24103 Kiel'],
    hours: ['Daily, 9 to 18'],
  },
  announcements: [{ is_on: true, text: 'Free delivery until Sunday', url: '/shipping-policy' }],
  return_days: 14,
  order_number_prefix: 'KI',
  menu_links: [{ label: 'Size guide', url: '/pages/size-guide' }],
  checkout_note: 'We send on weekdays.',
  invoice: { legal_name: 'Kiesel GmbH', tax_number: 'DE 123456789', number_prefix: 'R-' },
}

const sizeGuide = {
  slug: 'size-guide',
  title: 'Size guide',
  body: '## Tops\n\nMeasure **twice**, [ask](/contact) once.\n\n| Size | Chest |\n|---|---|\n| M | 100 cm |',
  seo_title: null,
  seo_description: null,
} as const

const pageText = async (page: Page) => await page.evaluate(() => document.documentElement.outerHTML)

test(
  'a shop that is renamed in its settings has no other name in a page, its head, its invoice or its manifest',
  { tag: ['@smoke'] },
  async ({ page, fake, request }) => {
    const customer = await newCustomer()
    const order = await orderFor(customer, { handle: 'linen-shirt' })
    const database = databaseOf(fake)
    database.shopSettings = kiesel
    for (const address of [
      '/',
      '/category/women',
      '/product/linen-shirt',
      '/contact',
      '/about',
      '/terms',
      '/privacy',
      '/faq',
      '/help',
      '/shipping-policy',
      '/nope',
    ]) {
      const served = await (await request.get(address)).text()
      expect(served, address).toContain('Kiesel &amp; Söhne</title>')
      expect(/<noscript>(.*?)<\/noscript>/s.exec(served)?.[1], address).toContain('hello@kiesel.example')
      // The keys of what is stored in a browser have no one's name to show.
      expect(served.replaceAll('umber-ecru.', ''), address).not.toMatch(sources)
    }
    const manifest = await request.get('/site.webmanifest')
    expect(manifest.headers()['content-type']).toContain('application/manifest+json')
    expect(await manifest.json()).toMatchObject({ name: 'Kiesel & Söhne', description: 'Things from Kiel.' })
    expect(await (await request.get('/.well-known/security.txt')).text()).toContain('hello@kiesel.example')

    await signInAs(page, customer)
    await load(page, `/account/orders/${order.id}`)
    await expect(heading(page)).toHaveText(/^Order KI-/)
    await expect(page).toHaveTitle(/\| Kiesel & Söhne$/)
    await open(page, `/account/orders/${order.id}/invoice`)
    const invoice = page.getByRole('article')
    for (const words of ['Kiesel GmbH', 'DE 123456789', 'Hafen 1', 'hello@kiesel.example', /KI-\d{6}/])
      await expect(invoice).toContainText(words)
    expect((await pageText(page)).replaceAll('umber-ecru.', '')).not.toMatch(sources)
    await open(page, '/contact')
    await expect(page.getByRole('link', { name: '+49 431 1234' })).toHaveAttribute('href', 'tel:+494311234')
  },
)

test('an announcement and the menu’s links are there on a phone, in both themes', async ({ page, fake }) => {
  databaseOf(fake).shopSettings = kiesel
  databaseOf(fake).shopPages.set('size-guide', { ...sizeGuide, status: 'published' })
  await page.setViewportSize({ width: 390, height: 844 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await load(page, '/')
    const bar = page.getByRole('complementary', { name: 'Announcement' })
    await expect(bar.getByRole('link', { name: 'Free delivery until Sunday' })).toBeVisible()
    const [header, below] = [page.getByRole('banner'), bar.getByRole('paragraph')]
    const [top, edge] = [await below.boundingBox(), await header.boundingBox()]
    expect(top?.y).toBeGreaterThanOrEqual((edge?.y ?? 0) + (edge?.height ?? 0) - 1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectNoAccessibilityFaults(page, 'the announcement')
  }
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Size guide' }).click()
  await expect(heading(page)).toHaveText('Size guide')
  await page.goBack()
  await expect(heading(page)).toHaveText('Clothes and things, made to be kept')
})

test('a draft is seen by those who have the link to its preview', async ({
  page,
  fake,
  request,
  complaints,
}) => {
  databaseOf(fake).shopPages.set('size-guide', { ...sizeGuide, status: 'draft' })
  expect((await request.get('/pages/size-guide')).status()).toBe(404)
  await load(page, '/page-preview#page=size-guide&access=preview-of-size-guide')
  await expect(heading(page)).toHaveText('Size guide')
  await expect(page.getByText('A draft: only those who have this link see it.')).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  await expectNoAccessibilityFaults(page, 'the preview')
  complaints.expect(failedRequests)
  await page.goto('/')
  await load(page, '/page-preview#page=size-guide&access=guessed')
  await expect(page.getByText('This link no longer works')).toBeVisible()
})

test('a published page of the owner is read, and is in the sitemap', async ({ page, fake, request }) => {
  databaseOf(fake).shopPages.set('size-guide', { ...sizeGuide, status: 'published' })
  await load(page, '/pages/size-guide')
  await expect(page.getByRole('heading', { level: 2, name: 'Tops' })).toBeVisible()
  await expect(page.getByRole('cell', { name: '100 cm' })).toBeVisible()
  await expectNoAccessibilityFaults(page, 'the page')
  expect(await (await request.get('/sitemap-en-in.xml')).text()).toContain('/pages/size-guide')
  await page.getByRole('main').getByRole('link', { name: 'ask' }).click()
  await expect(heading(page)).toHaveText('Contact')
})

test('the note of the settings stands above the button that places the order', async ({ page, fake }) => {
  databaseOf(fake).shopSettings = kiesel
  await load(page, '/')
  await page.evaluate(
    (id) => localStorage.setItem('umber-ecru.cart', id),
    await makeCart({ handle: 'linen-shirt' }),
  )
  await load(page, '/checkout')
  await checkout.toPayment(page)
  await expect(page.getByText('We send on weekdays.')).toBeVisible()
})

test(
  'what the owner saves is in the served pages within seconds',
  { tag: ['@medusa'] },
  async ({ request }) => {
    const { ask, save } = await merchant()
    const path = '/admin/shop-settings'
    const { shop_settings: before } = await ask<{ readonly shop_settings: object }>(path, {})
    const text = `Made by hand ${crypto.randomUUID()}`
    expect(await (await request.get('/')).text()).not.toContain(text)
    try {
      await save(path, { ...before, footer: { text } })
      await expect(async () => expect(await (await request.get('/')).text()).toContain(text)).toPass({
        timeout: 10_000,
      })
    } finally {
      await save(path, before)
    }
  },
)

/** @module-tag smoke */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { anyEmail, ask, done, signInAdmin } from '../support/backend'
import { cartReadyToOrder, complete } from '../support/checkout'
import { mailTo } from '../support/outbox'
import { at, textAt } from '../support/read'

const path = '/admin/shop-settings'

let admin: string
let before: object

beforeAll(async () => {
  admin = await signInAdmin()
  before = at(await done('GET', path, { bearer: admin }), 'shop_settings') as object
})

afterAll(async () => {
  await done('POST', path, { bearer: admin, body: before })
})

describe('The settings of the shop', () => {
  it('are those of the sample store at first', () => {
    expect(before).toMatchObject({ name: 'Umber & Ecru', return_days: 30, order_number_prefix: 'UE' })
  })

  it('are saved by an administrator, and read by everyone', async () => {
    const settings = {
      ...before,
      name: 'Kiesel',
      contact: { email: 'hello@kiesel.example', address: ['Kiesel', ''] },
      return_days: 14,
      order_number_prefix: 'KI',
      announcements: [{ is_on: true, text: ' Free delivery ', url: '/shipping-policy' }],
      measuring: { ga4_id: 'g-abc123def4', plausible_domain: '' },
      offline: { is_on: true },
    }
    const saved = await done('POST', path, { bearer: admin, body: settings })
    expect(at(saved, 'shop_settings')).toMatchObject({
      name: 'Kiesel',
      contact: { email: 'hello@kiesel.example', phone: null, address: ['Kiesel'], hours: null },
      announcements: [{ is_on: true, text: 'Free delivery', begins_at: null, ends_at: null }],
      measuring: { ga4_id: 'G-ABC123DEF4', plausible_domain: null },
      offline: { is_on: true },
    })
    expect(await done('GET', path, { bearer: admin })).toEqual(saved)
    const read = at(await done('GET', '/store/shop-settings'), 'shop_settings')
    // Who may pay on invoice, and how much, is the owner's alone. Of the announcements only that of the moment is public.
    const {
      announcements: _,
      net_terms: _ownersOnly,
      ...shown
    } = at(saved, 'shop_settings') as Readonly<Record<string, unknown>>
    expect(read).toMatchObject(shown)
    expect(read).toMatchObject({ announcement: { is_on: true, text: 'Free delivery' } })
    expect(read).not.toHaveProperty('announcements')
    expect(read).not.toHaveProperty('net_terms')
  })

  it('are in the mail about an order: the name, the contact and the number', async () => {
    const email = anyEmail('guest')
    const candle = await done('GET', '/store/products?handle=monsoon-candle')
    const line = { variant_id: textAt(candle, 'products.0.variants.0.id'), quantity: 1 }
    const { body } = await complete((await cartReadyToOrder([line], { email })).id)
    const mail = await mailTo(email, /^Your order/)
    expect(mail.subject).toBe(`Your order KI-${String(at(body, 'order.display_id')).padStart(6, '0')}`)
    expect(mail.text).toMatch(/\n\nKiesel\nhello@kiesel\.example\n$/)
    expect(mail.text).not.toContain('Umber')
  })

  it.each<readonly [field: string, settings: object]>([
    ['contact.email', { contact: { email: 'no address' } }],
    ['return_days', { return_days: 400 }],
    ['measuring.ga4_id', { measuring: { ga4_id: 'UA-1' } }],
    ['announcements.0.url', { announcements: [{ text: 'x', url: 'javascript:alert(1)' }] }],
    ['home_sections.0.kind', { home_sections: [{ kind: 'carousel' }] }],
    ['currency', { currency: 'eur' }],
  ])('are refused with the field that is wrong: %s', async (field, body) => {
    const { status, body: answer } = await ask('POST', path, { bearer: admin, body })
    expect(status).toBe(400)
    expect(textAt(answer, 'message')).toContain(field)
    expect(at(await done('GET', path, { bearer: admin }), 'shop_settings.name')).toBe('Kiesel')
  })

  it('can be changed by no one else', async () => {
    expect((await ask('GET', path)).status).toBe(401)
    expect((await ask('POST', path, { body: { name: 'Mine' } })).status).toBe(401)
    expect((await ask('POST', '/store/shop-settings', { body: { name: 'Mine' } })).status).toBe(404)
  })
})

describe('A page of the owner', () => {
  const pages = '/admin/shop-pages'
  const slug = `size-guide-${Date.now()}`
  const page = { slug, title: 'Size guide', body: '# Sizes', seo_title: null, seo_description: null }
  const inShop = async (headers: { readonly preview?: string } = {}) =>
    await fetch(`${process.env['BACKEND_URL']}/store/shop-pages/${slug}`, {
      headers: {
        'x-publishable-api-key':
          process.env['PUBLISHABLE_KEY'] ?? (await import('@umber/sample-store')).publishableKey,
        ...(headers.preview !== undefined && { 'x-page-preview': headers.preview }),
      },
    })
  const isListed = async () =>
    JSON.stringify(await done('GET', '/store/shop-settings')).includes(`"slug":"${slug}"`)
  let id: string

  it('is a draft at first, which no one else sees', async () => {
    id = textAt(await done('POST', pages, { bearer: admin, body: page }), 'shop_page.id')
    expect((await inShop()).status).toBe(404)
    expect(await isListed()).toBe(false)
    const listed = await done('GET', `${pages}?q=${slug}&status=draft`, { bearer: admin })
    expect(listed).toMatchObject({ count: 1, shop_pages: [{ id, slug, status: 'draft' }] })
  })

  it('may be long in any script, and not longer', async () => {
    const long = { ...page, body: 'क'.repeat(50_000) }
    const saved = await done('POST', `${pages}/${id}`, { bearer: admin, body: long })
    expect(textAt(saved, 'shop_page.body')).toHaveLength(50_000)
    const tooLong = await ask('POST', `${pages}/${id}`, {
      bearer: admin,
      body: { ...page, body: 'x'.repeat(50_001) },
    })
    expect([tooLong.status, textAt(tooLong.body, 'message')]).toEqual([400, expect.stringContaining('body')])
    await done('POST', `${pages}/${id}`, { bearer: admin, body: page })
  })

  it('is seen as a draft with the link to its preview, and no other page is', async () => {
    const { hash, pathname } = new URL(
      textAt(await done('GET', `${pages}/${id}`, { bearer: admin }), 'preview.url'),
    )
    const params = new URLSearchParams(hash.slice(1))
    expect([pathname, params.get('page')]).toEqual(['/page-preview', slug])
    const preview = params.get('access') ?? ''
    const opened = await inShop({ preview })
    expect(await opened.json()).toMatchObject({ shop_page: { slug, body: '# Sizes', status: 'draft' } })
    expect(opened.headers.get('cache-control')).toBe('no-store')
    // Not the last letter of the signature, which has bits that say nothing.
    const forged = `${preview.slice(0, -8)}${preview.at(-8) === 'A' ? 'B' : 'A'}${preview.slice(-7)}`
    expect((await inShop({ preview: forged })).status).toBe(404)
  })

  it('is public once it is published, and no more when it is deleted', async () => {
    await done('POST', `${pages}/${id}`, { bearer: admin, body: { ...page, status: 'published' } })
    expect(await (await inShop()).json()).toMatchObject({ shop_page: { title: 'Size guide' } })
    expect(await isListed()).toBe(true)
    await done('DELETE', `${pages}/${id}`, { bearer: admin })
    expect((await inShop()).status).toBe(404)
    expect(await isListed()).toBe(false)
  })

  it('has an address of its own', async () => {
    const first = await done('POST', pages, { bearer: admin, body: page })
    const second = await ask('POST', pages, { bearer: admin, body: page })
    expect(second.status).toBe(422)
    expect(textAt(second.body, 'message')).toContain('slug')
    const wrong = await ask('POST', pages, { bearer: admin, body: { ...page, slug: 'Not a slug' } })
    expect([wrong.status, textAt(wrong.body, 'message')]).toEqual([400, expect.stringContaining('slug')])
    await done('DELETE', `${pages}/${textAt(first, 'shop_page.id')}`, { bearer: admin })
    expect((await ask('GET', pages)).status).toBe(401)
  })
})

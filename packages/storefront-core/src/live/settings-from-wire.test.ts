import { describe, expect, it } from 'vitest'
import { shopPageFromWire } from './content-from-wire.ts'
import { settingsFromWire } from './settings-from-wire.ts'

const backendUrl = 'https://api.shop.example'
const read = (wire: unknown) => settingsFromWire(wire, backendUrl)
const nothing = {
  contact: {},
  hero: {},
  menuLinks: [],
  footer: {},
  invoice: {},
  pages: [],
  hasJournal: false,
}

describe('The settings of the shop', () => {
  it.each([undefined, null, 'settings', 7, [], {}, { contact: 'a', hero: [], footer: null, pages: {} }])(
    'are not set in %j',
    (wire) => {
      expect(read(wire)).toEqual(nothing)
    },
  )

  it('are read as they were saved', () => {
    expect(
      read({
        name: 'Kiesel',
        wordmark: '/static/wordmark.png',
        contact: { email: 'hello@kiesel.example', address: ['Kiesel', 'Hauptstraße 1'] },
        social_links: [{ name: 'Instagram', url: 'https://social.example/kiesel' }],
        announcement: { is_on: true, text: 'Free delivery', url: '/shipping-policy' },
        return_days: 14,
        order_number_prefix: 'KI',
        featured_product_ids: ['prod_1'],
        hero: { title: 'New', link: { label: 'See', url: '/category/all' }, picture_text: 'A table' },
        home_sections: [
          { kind: 'products', row: 'featured', title: 'Best', handle: null },
          { kind: 'hero' },
          { kind: 'products', row: 'category', handle: 'women' },
          { kind: 'story', title: 'Made', picture: '/static/a.jpg', product_ids: ['prod_1', 7] },
          { kind: 'journal', title: '' },
        ],
        has_journal: true,
        menu_links: [{ label: 'Size guide', url: '/pages/size-guide' }],
        footer: { text: 'From Kiel', columns: [{ title: 'Help', links: [{ label: 'FAQ', url: '/faq' }] }] },
        checkout_note: 'No parcels on Sunday.',
        measuring: { ga4_id: 'G-ABC123DEF4', plausible_domain: null },
        offline: { is_on: true },
        quick_order: { is_on: true },
        gift_cards: { is_on: true },
        store_credit: { is_on: true },
        company_accounts: { is_on: true },
        invoice: { legal_name: 'Kiesel GmbH', tax_number: 'DE 1', registration_number: 'HRB 1' },
        pages: [{ slug: 'size-guide', title: 'Size guide' }],
      }),
    ).toEqual({
      name: 'Kiesel',
      wordmark: 'https://api.shop.example/static/wordmark.png',
      contact: { email: 'hello@kiesel.example', address: ['Kiesel', 'Hauptstraße 1'] },
      socialLinks: [{ name: 'Instagram', url: 'https://social.example/kiesel' }],
      announcement: { text: 'Free delivery', url: '/shipping-policy' },
      returnDays: 14,
      orderNumberPrefix: 'KI',
      featuredProductIds: ['prod_1'],
      hero: { title: 'New', link: { label: 'See', url: '/category/all' }, pictureText: 'A table' },
      homeSections: [
        { kind: 'products', row: 'featured', title: 'Best' },
        { kind: 'hero' },
        { kind: 'products', row: 'category', handle: 'women' },
        {
          kind: 'story',
          title: 'Made',
          picture: 'https://api.shop.example/static/a.jpg',
          productIds: ['prod_1'],
        },
        { kind: 'journal' },
      ],
      hasJournal: true,
      menuLinks: [{ label: 'Size guide', url: '/pages/size-guide' }],
      footer: { text: 'From Kiel', columns: [{ title: 'Help', links: [{ label: 'FAQ', url: '/faq' }] }] },
      checkoutNote: 'No parcels on Sunday.',
      measuring: { ga4Id: 'G-ABC123DEF4' },
      readsOffline: true,
      takesGiftCards: true,
      takesStoreCredit: true,
      hasQuickOrder: true,
      hasCompanyAccounts: true,
      invoice: { legalName: 'Kiesel GmbH', taxNumber: 'DE 1', registration: 'HRB 1' },
      pages: [{ slug: 'size-guide', title: 'Size guide' }],
    })
  })

  it('are measured by no one while no id is one', () => {
    expect(read({ measuring: { ga4_id: "G-1');x", plausible_domain: 'a b' } }).measuring).toBeUndefined()
  })

  it('have no address that leaves the shop by a trick or runs a script', () => {
    const urls = [
      'javascript:alert(1)',
      '//evil.example',
      '/\\evil.example',
      'data:text/html,x',
      'faq',
      '/a b',
    ]
    const links = urls.map((url) => ({ label: 'x', url, name: 'x' }))
    const settings = read({
      social_links: [...links, { name: 'Mail', url: 'mailto:a@b.example' }],
      announcement: { is_on: true, text: 'Hello', url: urls[0] },
      hero: { link: links[0], picture: 'javascript:alert(1)' },
      menu_links: links,
      footer: { columns: [{ title: 'x', links }] },
    })
    expect(settings).toEqual({ ...nothing, announcement: { text: 'Hello' } })
  })

  it('have an announcement only while it is on', () => {
    expect(read({ announcement: { is_on: false, text: 'Sale' } })).toEqual(nothing)
    expect(read({ announcement: { is_on: true, text: ' ' } })).toEqual(nothing)
  })

  it.each([-1, 1.5, 'many', null, Number.NaN])('have no return window of %j days', (return_days) => {
    expect(read({ return_days })).toEqual(nothing)
  })

  it('have no return window of zero days by mistake, but by the owner’s will', () => {
    expect(read({ return_days: 0 }).returnDays).toBe(0)
    expect(read({ return_days: '' }).returnDays).toBeUndefined()
  })
})

describe('A page of the owner', () => {
  it('is a draft unless it says that it is published', () => {
    const page = { slug: 'a', title: 'A', body: '# A', seo_title: null, seo_description: 'About A' }
    expect(shopPageFromWire({ ...page, status: 'published' })).toEqual({
      slug: 'a',
      title: 'A',
      body: '# A',
      seoDescription: 'About A',
      isDraft: false,
    })
    expect(shopPageFromWire(page)?.isDraft).toBe(true)
  })

  it.each([undefined, {}, { slug: 'a' }, { title: 'A' }])('is none in %j', (wire) => {
    expect(shopPageFromWire(wire)).toBeUndefined()
  })
})

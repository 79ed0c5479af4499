import { describe, expect, it } from 'vitest'

import { noSettings, ShopSettings } from './settings-schema'

const fault = (settings: object) => ShopSettings.safeParse(settings).error?.issues[0]?.path.join('.')

describe('The settings of the shop', () => {
  it('may all be missing, which sets nothing', () => {
    expect(noSettings).toMatchObject({ name: null, return_days: null, featured_product_ids: null })
    expect(noSettings.contact).toEqual({ email: null, phone: null, address: null, hours: null })
    expect([noSettings.announcements, noSettings.home_sections]).toEqual([null, null])
    expect(ShopSettings.parse(noSettings)).toEqual(noSettings)
  })

  it('lose empty texts, empty lines and empty lists', () => {
    const settings = ShopSettings.parse({
      name: '  ',
      contact: { email: '', address: ['', ' 1 Main Street ', ' '], hours: [''] },
      social_links: [],
      menu_links: [],
      hero: { link: { label: '', url: null } },
    })
    expect(settings.hero.link).toBeNull()
    expect(settings).toMatchObject({ name: null, social_links: null, menu_links: null })
    expect(settings.contact).toMatchObject({ email: null, address: ['1 Main Street'], hours: null })
  })

  it('keep what was typed, without white space around it', () => {
    expect(ShopSettings.parse({ name: ' Kiesel & Söhne ' }).name).toBe('Kiesel & Söhne')
  })

  it('know a measurement ID and a domain in any case', () => {
    const measuring = { ga4_id: ' g-abc123def4 ', plausible_domain: 'Shop.Example' }
    expect(ShopSettings.parse({ measuring }).measuring).toEqual({
      ga4_id: 'G-ABC123DEF4',
      plausible_domain: 'shop.example',
    })
  })

  it('are the same after they were kept as JSON', () => {
    const settings = ShopSettings.parse({
      name: 'Kiesel',
      return_days: 0,
      announcements: [
        { text: 'Free delivery', url: '/shipping-policy', begins_at: '2026-12-01T09:00+05:30' },
      ],
      hero: { title: 'New', link: { label: 'See all', url: '/category/all' } },
      home_sections: [
        { kind: 'products', row: 'category', handle: 'women' },
        { kind: 'story', title: 'Made', product_ids: ['prod_1'] },
        { kind: 'hero' },
      ],
      footer: { columns: [{ title: 'Help', links: [{ label: 'FAQ', url: '/faq' }] }] },
      invoice: { tax_number: 'DE 123', number_prefix: 'KI/2026-' },
    })
    expect(ShopSettings.parse(JSON.parse(JSON.stringify(settings)))).toEqual(settings)
  })

  it.each<readonly [field: string, settings: object]>([
    ['name', { name: 'x'.repeat(61) }],
    ['name', { name: 'two\nlines' }],
    ['contact.email', { contact: { email: 'support' } }],
    ['contact.phone', { contact: { phone: 'none' } }],
    ['contact.address', { contact: { address: Array.from({ length: 9 }, () => 'line') } }],
    ['announcements.0.text', { announcements: [{ text: '' }] }],
    ['announcements.0.url', { announcements: [{ text: 'x', url: 'javascript:alert(1)' }] }],
    ['announcements.0.url', { announcements: [{ text: 'x', url: '//evil.example' }] }],
    ['announcements.0.begins_at', { announcements: [{ text: 'x', begins_at: 'soon' }] }],
    [
      'announcements.0.ends_at',
      { announcements: [{ text: 'x', begins_at: '2026-12-02T00:00Z', ends_at: '2026-12-01T00:00Z' }] },
    ],
    ['social_links.0.url', { social_links: [{ name: 'Mail', url: 'mailto:a@b.example' }] }],
    ['measuring.ga4_id', { measuring: { ga4_id: 'UA-12345-1' } }],
    ['measuring.ga4_id', { measuring: { ga4_id: "G-1234');alert(1)" } }],
    ['measuring.plausible_domain', { measuring: { plausible_domain: 'https://shop.example' } }],
    ['return_days', { return_days: -1 }],
    ['return_days', { return_days: 14.5 }],
    ['order_number_prefix', { order_number_prefix: 'my shop' }],
    ['featured_product_ids.1', { featured_product_ids: ['prod_1', 'shirt'] }],
    ['hero.picture', { hero: { picture: 'data:image/png;base64,xx' } }],
    ['hero.link.url', { hero: { link: { label: 'x', url: 'category/all' } } }],
    ['home_sections.0.handle', { home_sections: [{ kind: 'products', row: 'category' }] }],
    ['home_sections.0.kind', { home_sections: [{ kind: 'weather' }] }],
    ['home_sections.0.row', { home_sections: [{ kind: 'products', row: 'best' }] }],
    ['home_sections.0.title', { home_sections: [{ kind: 'campaign', text: 'x' }] }],
    [
      'home_sections.0.product_ids',
      { home_sections: [{ kind: 'story', title: 'x', product_ids: ['prod_1', 'prod_2', 'prod_3'] }] },
    ],
    ['footer.columns.0.links', { footer: { columns: [{ title: 'Help', links: [] }] } }],
    ['invoice.number_prefix', { invoice: { number_prefix: '<b>' } }],
    ['invoice.number_prefix', { invoice: { number_prefix: 'LONG-NAME-{year}-' } }],
    ['invoice.first_number', { invoice: { first_number: 0 } }],
    [
      'invoice.credit_note_prefix',
      { invoice: { number_prefix: 'R{year}-', credit_note_prefix: 'R{year}-' } },
    ],
    ['invoice.credit_note_prefix', { invoice: { credit_note_prefix: 'INV-{year}-' } }],
  ])('refuse a wrong %s', (field, settings) => {
    expect(fault(settings)).toBe(field)
  })
})

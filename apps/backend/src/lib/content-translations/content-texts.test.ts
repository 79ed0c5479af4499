import { describe, expect, it } from 'vitest'

import { noContent } from '../product-content/product-content'
import { ShopSettings } from '../shop-settings/settings-schema'
import { ContentTexts, textsOf, translatedContent } from './content-texts'

const product = {
  ...noContent,
  specifications: [
    { label: 'Fabric', value: 'Linen' },
    { label: '', value: '38 %' },
  ],
  care: 'Wash cool.',
  size_table: { columns: ['Size', 'Chest'], rows: [['M', '104']] },
  pictures: [
    { url: '/a.jpg', text: 'A shirt', focus: null, fit: 'cover' as const, color: 'Sage' },
    { url: '/b.jpg', text: null, focus: null, fit: 'cover' as const, color: null },
  ],
}

describe('The texts of a content', () => {
  it('are each listed once, without figures and sizes', () => {
    expect(textsOf('product', product).map(({ key }) => key)).toEqual([
      'field:care',
      'text:Fabric',
      'text:Linen',
      'text:Size',
      'text:Chest',
      'text:A shirt',
    ])
  })

  it('are replaced where there is a translation, and stay where there is none', () => {
    const texts = { 'field:care': 'Kühl waschen.', 'text:Fabric': 'Stoff', 'text:A shirt': 'Ein Hemd' }
    expect(translatedContent('product', product, texts)).toEqual({
      ...product,
      care: 'Kühl waschen.',
      specifications: [
        { label: 'Stoff', value: 'Linen' },
        { label: '', value: '38 %' },
      ],
      pictures: [{ ...product.pictures[0], text: 'Ein Hemd' }, product.pictures[1]],
    })
    expect(translatedContent('product', product, undefined)).toBe(product)
    // The store API answers with those fields that were asked for.
    expect(translatedContent('product', { care: 'Wash cool.' }, texts)).toEqual({ care: 'Kühl waschen.' })
  })

  it('of the settings are those that shoppers read, and no address of a page', () => {
    const settings = ShopSettings.parse({
      name: 'Kiesel',
      announcements: [{ text: 'Free delivery', url: '/shipping-policy' }],
      home_sections: [
        { kind: 'campaign', title: 'Evenings', link: { label: 'Dresses', url: '/category/women' } },
      ],
      menu_links: [{ label: 'Journal', url: '/pages/journal' }],
      footer: { columns: [{ title: 'Help', links: [{ label: 'FAQ', url: '/faq' }] }] },
      hero: { title: 'New', link: { label: 'See all', url: '/category/all' } },
    })
    const keys = textsOf('shop_settings', settings).map(({ key }) => key)
    expect(keys).toEqual([
      'text:Free delivery',
      'field:hero.title',
      'text:See all',
      'text:Evenings',
      'text:Dresses',
      'text:Journal',
      'text:Help',
      'text:FAQ',
    ])
    const translated = translatedContent('shop_settings', settings, { 'text:Journal': 'Tagebuch' })
    expect(translated.menu_links).toEqual([{ label: 'Tagebuch', url: '/pages/journal' }])
    expect(translated.footer).toEqual(settings.footer)
  })

  it('lose those that are empty, and refuse an unknown kind of key', () => {
    expect(ContentTexts.parse({ 'field:care': ' Kühl. ', 'text:Fabric': ' ' })).toEqual({
      'field:care': 'Kühl.',
    })
    expect(ContentTexts.safeParse({ care: 'x' }).success).toBe(false)
  })
})

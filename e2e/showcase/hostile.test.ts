import { products } from '@umber/sample-store'
import { card, cardNames, cards, productGrid } from '../screens/catalogue.ts'
import { load, paths } from '../screens/open.ts'
import { mangleProducts as mangle, type Wire } from '../support/mangle.ts'
import { expect, test } from '../support/test.ts'

test.use({ rendering: 'browser' })

const named = (some: readonly Wire[], handle: string) => some.find((one) => one['handle'] === handle) ?? {}

test('[MAP-02] [MAP-05] products with missing or wrong fields never break the list', async ({ page }) => {
  await mangle(page, (all) => {
    delete named(all, 'linen-shirt')['id']
    delete named(all, 'oxford-shirt')['title']
    named(all, 'overshirt')['variants'] = []
    Object.assign(named(all, 'striped-tee'), {
      options: null,
      images: null,
      thumbnail: null,
      tags: 'red',
      metadata: 7,
    })
    Object.assign(named(all, 'pocket-tee'), { variants: [{ id: 'v', title: null, calculated_price: null }] })
    return [...all, null, 'a product', [], { id: 1, title: {}, variants: 'none' }] as Wire[]
  })
  await load(page, paths.category('all'))
  await expect(cards(productGrid(page))).toHaveCount(products.length - 3)
  const names = await cardNames(productGrid(page)).allTextContents()
  expect(names).not.toContain('Linen Shirt')
  expect(names).not.toContain('Cotton Overshirt')
  await expect(card(productGrid(page), 'Pocket T-Shirt')).toContainText('Price on request')
  await expect(card(productGrid(page), 'Striped T-Shirt')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/undefined|NaN|null|\[object/)
})

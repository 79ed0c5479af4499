import { cards, productGrid } from '../screens/catalogue.ts'
import { heading, load } from '../screens/open.ts'
import { record } from '../support/requests.ts'
import { expect, test } from '../support/test.ts'

test('a list opened while another one loads does not read the products again', async ({ page, faults }) => {
  const requests = record(page)
  await load(page, '/checkout')
  await faults.set({ action: 'delay', ms: 3000, path: '^/store/products' })
  const press = async (place: string) => {
    await page.getByRole('contentinfo').getByRole('link', { name: place, exact: true }).dispatchEvent('click')
  }
  for (const place of ['Men', 'Women', 'Accessories', 'All products']) {
    await press(place)
    await expect(heading(page)).toHaveText(place === 'All products' ? 'All Products' : place)
  }
  await expect(cards(productGrid(page)).first()).toBeVisible()
  const lists = requests
    .matching('GET', /^\/store\/products$/)
    .filter((request) => new URL(request.url()).searchParams.get('limit') === '100')
  expect(lists).toHaveLength(1)
})

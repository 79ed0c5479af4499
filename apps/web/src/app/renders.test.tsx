import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { countRenders, untilQuiet, type RenderCount } from '../../test/support/count-renders.ts'
import { openShop } from '../../test/support/open-shop.tsx'

/** What surrounds every page. */
const layout = ['RootLayout', 'Header', 'CategoryMenu', 'MenuItem', 'Footer', 'NewsletterForm', 'ThemeSwitch']

async function openCategory() {
  await openShop('/category/women', { preset: 'live' })
  await screen.findAllByRole('article')
  await untilQuiet()
}

const rendered = ({ again }: RenderCount, names: readonly string[]) => names.filter((name) => again.has(name))

it('opening the cart’s drawer renders the drawer, and not the page below it', async () => {
  await openCategory()
  const count = countRenders()
  fireEvent.click(screen.getByRole('button', { name: /cart/i }))
  await screen.findByRole('dialog')
  await untilQuiet()
  const counted = count()
  expect(rendered(counted, [...layout, 'CategoryScreen', 'ProductList', 'FilterPanel', 'Link'])).toEqual([])
  expect(counted.again.get('CartEntry')).toBe(1)
  expect(counted.totalAgain).toBeLessThanOrEqual(16)
})

it('a tick in a filter renders the list, and neither the header nor the footer', async () => {
  await openCategory()
  const count = countRenders()
  fireEvent.click(screen.getAllByRole('checkbox', { name: 'White' })[0] as HTMLElement)
  await waitFor(() => expect(window.location.search).toBe('?color=white'))
  await untilQuiet()
  const counted = count()
  expect(counted.again.get('FilteredList')).toBeGreaterThan(0)
  expect(rendered(counted, [...layout, 'CartEntry', 'SearchEntry', 'MobileMenu'])).toEqual([])
})

it('each stage of Add to Cart renders the buttons, and not the product around them', async () => {
  await openShop('/product/fig-vetiver-candle', { preset: 'live' })
  await screen.findByRole('list', { name: 'You Might Also Like' })
  await untilQuiet()
  const count = countRenders()
  const [button] = screen.getAllByRole('button', { name: 'Add to Cart' })
  fireEvent.click(button as HTMLElement)
  await waitFor(() => expect(button?.textContent).toBe('Added'))
  await waitFor(() => expect(button?.textContent).toBe('Add to Cart'))
  await untilQuiet()
  const counted = count()
  // Two buttons, one of them on small screens only: waiting, added, idle.
  expect(counted.again.get('AddButton')).toBeGreaterThanOrEqual(6)
  expect(
    rendered(counted, [...layout, 'ProductView', 'PurchasePanel', 'Gallery', 'ProductTabs', 'ProductCard']),
  ).toEqual([])
})

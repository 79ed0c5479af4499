import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { address, openShop } from '../../../test/support/open-shop.tsx'
import type { PresetName } from '../../config/preset.ts'
import { renderShop } from '../../../test/support/render-shop.tsx'
import { SearchDialog } from './search-dialog.tsx'

const shirt = {
  slug: 'linen-shirt',
  name: 'Linen Shirt',
  description: '',
  image: '/shirt.webp',
  price: { amount: 189, currency: 'inr' },
}

it('[DLG-04] searches for what was typed, also when the pointer has passed a suggestion', async () => {
  const productSearch = { suggest: async () => [shirt], search: () => Promise.reject(new Error('not asked')) }
  const { place } = renderShop(<SearchDialog open onClose={() => {}} />, { ports: { productSearch } })
  const field = await screen.findByRole('combobox')
  fireEvent.change(field, { target: { value: 'linen' } })
  fireEvent.pointerMove(await screen.findByRole('option'))
  expect(field.getAttribute('aria-activedescendant')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(place()).toBe('/search?q=linen'))
})

async function openDialog(preset: PresetName = 'showcase') {
  await openShop('/about', { preset })
  const [button] = screen.getAllByRole('button', { name: 'Search' })
  if (button === undefined) throw new Error('There is no button.')
  button.focus()
  fireEvent.click(button)
  const dialog = await screen.findByRole('dialog', { name: 'Search' })
  const field = await within(dialog).findByRole<HTMLInputElement>('combobox')
  await waitFor(() => expect(document.activeElement).toBe(field))
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  const options = () => within(dialog).queryAllByRole('option')
  return { button, field, type, options, dialog: within(dialog) }
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

it('[DLG-01] an empty search shows the popular ones, each leading to its results', async () => {
  const { field, dialog } = await openDialog()
  expect(field.placeholder).toBe('What are you looking for?')
  const popular = within(dialog.getByRole('region', { name: 'Popular Searches' })).getAllByRole('link')
  expect(popular.map((link) => link.textContent)).toEqual([
    'T-Shirts',
    'Dresses',
    'Accessories',
    'Sunglasses',
    'Watches',
    'Candles',
  ])
  fireEvent.click(dialog.getByRole('link', { name: 'T-Shirts' }))
  await waitFor(() => expect(address()).toBe('/search?q=T-Shirts'))
  await isClosed()
})

it('[DLG-02] a query shows up to eight products with name, description and price, and a link to all results', async () => {
  const { dialog, type, options } = await openDialog()
  type('s')
  await waitFor(() => expect(options()).toHaveLength(8))
  type('linen')
  await waitFor(() => expect(options()).toHaveLength(1))
  for (const words of ['Linen Shirt', 'linen woven in Normandy', '₹189'])
    expect(options()[0]?.textContent).toContain(words)
  fireEvent.click(dialog.getByRole('link', { name: 'View all results for “linen”' }))
  await waitFor(() => expect(address()).toBe('/search?q=linen'))
})

it('[DLG-03] a query without results says so, and links to all products', async () => {
  const { dialog, type } = await openDialog()
  type('<b>zeppelin</b>')
  await dialog.findByText(/No products found for “<b>zeppelin<\/b>”/)
  const link = dialog.getByRole('link', { name: 'Search all products' })
  expect(link.getAttribute('href')).toMatch(/^\/search\?q=/)
})

it('[DLG-04] searches for the trimmed query; a blank one does nothing', async () => {
  const { dialog, type } = await openDialog()
  type('   ')
  fireEvent.click(dialog.getByRole('button', { name: 'Search' }))
  expect(screen.getByRole('dialog', { name: 'Search' })).toBeTruthy()
  expect(address()).toBe('/about')
  type('  shirt & more ')
  fireEvent.click(dialog.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(address()).toBe('/search?q=shirt+%26+more'))
})

it('arrow keys move through the suggestions while the field keeps the focus', async () => {
  const { field, type, options } = await openDialog()
  type('shirt')
  await waitFor(() => expect(options().length).toBeGreaterThan(1))
  expect(field.getAttribute('aria-expanded')).toBe('true')
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(options()[1]?.getAttribute('aria-selected')).toBe('true')
  expect(field.getAttribute('aria-activedescendant')).toBe(options()[1]?.id)
  expect(document.activeElement).toBe(field)
})

it('Escape clears the query, then closes the dialog and returns the focus', async () => {
  const { button, field, type } = await openDialog()
  type('linen')
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(field.value).toBe('')
  expect(screen.getByRole('dialog', { name: 'Search' })).toBeTruthy()
  fireEvent.keyDown(field, { key: 'Escape' })
  await isClosed()
  await waitFor(() => expect(document.activeElement).toBe(button))
})

it('the live shop offers its categories, those that match, and what was searched for before', async () => {
  const { dialog, type } = await openDialog('live')
  expect(dialog.queryByRole('region', { name: 'Popular Searches' })).toBeNull()
  const categories = within(await dialog.findByRole('region', { name: 'Categories' }))
  expect(categories.getByRole('link', { name: 'Dresses' }).getAttribute('href')).toBe(
    '/category/women-dresses',
  )
  type('shir')
  await waitFor(() => expect(dialog.queryByRole('link', { name: 'Dresses' })).toBeNull())
  const matching = within(await dialog.findByRole('region', { name: 'Categories' }))
  expect(matching.getAllByRole('link').map((link) => link.textContent)).toContain('Shirts')
  type('linen')
  fireEvent.click(dialog.getByRole('button', { name: 'Search' }))
  await isClosed()
  fireEvent.click(screen.getAllByRole('button', { name: 'Search' })[0] as HTMLElement)
  const recent = within(await screen.findByRole('region', { name: 'Recent searches' }))
  expect(recent.getByRole('link', { name: 'linen' }).getAttribute('href')).toBe('/search?q=linen')
  fireEvent.click(recent.getByRole('button', { name: 'Forget' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull())
})

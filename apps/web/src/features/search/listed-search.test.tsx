import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createFakeBackend } from '@umber/fake-backend'
import { expect, it } from 'vitest'
import { address, openPage } from '../../../test/support/open-shop.tsx'

async function openSearch(query: string) {
  const backend = createFakeBackend()
  await openPage(`/search${query}`, { preset: 'live', backend })
  const main = within(screen.getByRole('main'))
  const names = () => main.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  const filters = async () => within(await main.findByRole('complementary', { name: 'Filters' }))
  return { backend, main, names, filters }
}

it('what a search finds is filtered and sorted as a category is, and the words are kept', async () => {
  const { main, names, filters } = await openSearch('?q=shirt')
  await waitFor(() => expect(names().length).toBeGreaterThan(2))
  const found = names().length
  const sort = (await filters()).getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' })
  expect([...sort.options].map(({ text }) => text)[0]).toBe('Relevance')
  fireEvent.click(await (await filters()).findByRole('checkbox', { name: 'White' }))
  await waitFor(() => expect(address()).toBe('/search?q=shirt&color=white'))
  await waitFor(() => expect(names().length).toBeLessThan(found))
  expect(names().length).toBeGreaterThan(0)
  const [link] = within(main.getByRole('list', { name: 'Products' })).getAllByRole('link')
  expect(link?.getAttribute('href')).toMatch(/color=white$/)
  fireEvent.click(main.getByRole('button', { name: 'Remove White' }))
  await waitFor(() => expect(names()).toHaveLength(found))
  expect(address()).toBe('/search?q=shirt')
})

it('a search that finds something only without a filter says without which', async () => {
  const { main } = await openSearch('?q=candle&price=0-10')
  fireEvent.click(await main.findByRole('button', { name: /^Show \d+ items? without price$/ }))
  await waitFor(() => expect(address()).toBe('/search?q=candle'))
})

it('a search that finds nothing offers no filters, and can be cleared', async () => {
  const { main } = await openSearch('?q=zeppelin')
  expect(await main.findByRole('heading', { name: 'No products found' })).toBeTruthy()
  expect(main.queryByRole('complementary')).toBeNull()
  expect(main.queryByRole('button', { name: /Filter/ })).toBeNull()
  fireEvent.click(main.getByRole('button', { name: 'Clear Search' }))
  expect(await main.findByRole('heading', { name: 'Start your search' })).toBeTruthy()
})

it('the field keeps its focus while other words are searched', async () => {
  const { main, names } = await openSearch('?q=shirt')
  await waitFor(() => expect(names().length).toBeGreaterThan(2))
  const field = main.getByRole('textbox', { name: 'Search products' })
  field.focus()
  fireEvent.change(field, { target: { value: 'watch' } })
  fireEvent.click(main.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(names()).toContain('Field Watch'))
  expect(address()).toBe('/search?q=watch')
  expect(document.activeElement).toBe(field)
})

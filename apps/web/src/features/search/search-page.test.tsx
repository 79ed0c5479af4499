import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { address, goBack, openPage } from '../../../test/support/open-shop.tsx'

async function openSearch(query: string) {
  const shop = await openPage(`/search${query}`)
  const main = within(screen.getByRole('main'))
  const results = () => {
    const list = main.queryByRole('list', { name: 'Results' })
    return list === null ? [] : within(list).getAllByRole('listitem')
  }
  const prices = () => results().map(({ textContent }) => Number(/₹([\d,]+)/.exec(textContent)?.[1]))
  const field = () => main.getByRole<HTMLInputElement>('textbox', { name: 'Search products' })
  const select = (label: string, option: string) => {
    const box = main.getByLabelText<HTMLSelectElement>(label)
    const { value } = [...box.options].find(({ text }) => text === option) ?? { value: 'none' }
    fireEvent.change(box, { target: { value } })
  }
  return { ...shop, main, results, prices, field, select }
}

it('[SEARCH-01] a submitted query is in the URL, and ten skeletons show meanwhile', async () => {
  const { main, field, results } = await openSearch('?q=linen')
  expect(field().value).toBe('linen')
  await waitFor(() => expect(results()).toHaveLength(1))
  fireEvent.change(field(), { target: { value: 'shirt' } })
  fireEvent.click(main.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(address()).toBe('/search?q=shirt'))
  const skeletons = () =>
    screen.getByRole('main').querySelectorAll('[aria-busy="true"] [aria-hidden="true"] > div')
  await waitFor(() => expect(skeletons()).toHaveLength(10))
  await waitFor(() => expect(results().length).toBeGreaterThan(1))
  goBack()
  await waitFor(() => expect(results()).toHaveLength(1))
  expect(address()).toBe('/search?q=linen')
})

it('[SEARCH-02] price bands and sorting apply, and can be cleared together', async () => {
  const { main, results, prices, select } = await openSearch('?q=a')
  await waitFor(() => expect(results().length).toBeGreaterThan(1))
  const { length } = results()
  expect(main.queryByRole('button', { name: 'Clear Filters' })).toBeNull()
  select('Price range', 'Under 50')
  await waitFor(() => expect(Math.max(...prices())).toBeLessThan(50))
  expect(address()).toBe('/search?q=a&price=low')
  select('Price range', 'Over 100')
  await waitFor(() => expect(Math.min(...prices())).toBeGreaterThan(100))
  select('Sort by', 'Price: Low to High')
  await waitFor(() => expect(prices()).toEqual(prices().toSorted((one, other) => one - other)))
  expect(prices().length).toBeGreaterThan(1)
  fireEvent.click(main.getByRole('button', { name: 'Clear Filters' }))
  await waitFor(() => expect(results()).toHaveLength(length))
  expect(address()).toBe('/search?q=a')
})

it('[SEARCH-03] says how many products were found', async () => {
  const one = await openSearch('?q=LINEN')
  expect(await one.main.findByText('1 product found')).toBeTruthy()
  expect(one.results()).toHaveLength(1)
  one.unmount()
  const more = await openSearch('?q=shirt')
  const words = await more.main.findByText(/^\d+ products found$/)
  expect(words.textContent).toBe(`${more.results().length} products found`)
})

it('[SEARCH-03] says that nothing was found, and how to begin', async () => {
  const { main, field } = await openSearch('?q=zeppelin')
  await main.findByRole('heading', { name: 'No products found' })
  fireEvent.click(main.getByRole('button', { name: 'Clear Search' }))
  await main.findByRole('heading', { name: 'Start your search' })
  expect(address()).toBe('/search')
  expect(field().value).toBe('')
})

it('a very long or hostile query is text', async () => {
  const hostile = `<img src=x onerror=alert(1)>${'a'.repeat(10_000)}`
  const query = new URLSearchParams({ q: hostile, price: '><', sort: '../' }).toString()
  const { main, field } = await openSearch(`?${query}`)
  await main.findByRole('heading', { name: 'No products found' })
  expect(field().value.length).toBeLessThanOrEqual(200)
  expect(main.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('relevance')
})

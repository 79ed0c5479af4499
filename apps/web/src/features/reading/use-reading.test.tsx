import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { TermsInWords } from '@umber/sample-store/live'
import { fireEvent, render, screen } from '@testing-library/react'
import type { SaleTerms } from '@umber/storefront-core'
import { expect, it, vi } from 'vitest'
import { presetOf, type PresetName } from '../../bindings/preset.ts'
import { ShopProvider, type Shop } from '../../bindings/shop.ts'
import { Reading } from './reading.tsx'
import { useReading, type LiveCopy } from './use-reading.ts'

const told: SaleTerms = {
  countries: ['Nepal', 'Sri Lanka'],
  deliveries: [{ id: 'so_1', name: 'By cart', price: { amount: 3, currency: 'eur' }, days: [9, 9] }],
  payments: ['manual'],
}

const tell = (_copy: LiveCopy, terms: TermsInWords) => JSON.stringify(terms)

function Page() {
  return <Reading words={useReading('as written', tell)}>{(words) => <p>{words}</p>}</Reading>
}

function show(name: PresetName, read: () => Promise<SaleTerms>) {
  const shop = { preset: presetOf(name), ports: async () => ({ saleTerms: { read } }) } as unknown as Shop
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ShopProvider value={shop}>
        <Page />
      </ShopProvider>
    </QueryClientProvider>,
  )
}

it('the demonstration says what is written, and asks nobody', () => {
  const read = vi.fn<() => Promise<SaleTerms>>()
  show('showcase', read)
  expect(screen.getByText('as written')).toBeTruthy()
  expect(read).not.toHaveBeenCalled()
})

it('a shop that is real says what the backend tells, in the words of the checkout, once it has', async () => {
  show('live', async () => told)
  expect(screen.getByText('Loading this page')).toBeTruthy()
  expect(screen.queryByText('as written')).toBeNull()
  const said = JSON.parse((await screen.findByText(/By cart/)).textContent ?? '') as TermsInWords
  expect(said).toEqual({
    countries: 'Nepal and Sri Lanka',
    deliveries: [{ method: 'By cart', time: '9 business days', price: '€3.00' }],
    payments: 'Pay on delivery',
  })
})

it('what could not be read is said, and can be asked for again', async () => {
  const read = vi.fn<() => Promise<SaleTerms>>(async () => told)
  read.mockRejectedValueOnce(new Error('away'))
  show('live', read)
  expect((await screen.findByRole('alert')).textContent).toContain('could not be filled in')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/By cart/)).toBeTruthy()
})

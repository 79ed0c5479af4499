import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { TermsInWords } from '../../content/live-pages.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import type { SaleTerms } from '@umber/storefront-core'
import { expect, it, vi } from 'vitest'
import { presetOf, type PresetName } from '../../config/preset.ts'
import { ServicesProvider, type Services } from '../../services/services-context.ts'
import { ContentState } from './content-state.tsx'
import { useLiveContent, type LiveContent } from './use-live-content.ts'

const saleTerms: SaleTerms = {
  countries: ['Nepal', 'Sri Lanka'],
  deliveries: [{ id: 'so_1', name: 'By cart', price: { amount: 3, currency: 'eur' }, days: [9, 9] }],
  payments: ['manual'],
}

const tell = (_copy: LiveContent, terms: TermsInWords) => JSON.stringify(terms)

function Page() {
  return <ContentState words={useLiveContent('as written', tell)}>{(words) => <p>{words}</p>}</ContentState>
}

function show(name: PresetName, read: () => Promise<SaleTerms>) {
  const shop = { preset: presetOf(name), ports: async () => ({ saleTerms: { read } }) } as unknown as Services
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ServicesProvider value={shop}>
        <Page />
      </ServicesProvider>
    </QueryClientProvider>,
  )
}

it('the showcase shows its static text without a request', () => {
  const read = vi.fn<() => Promise<SaleTerms>>()
  show('showcase', read)
  expect(screen.getByText('as written')).toBeTruthy()
  expect(read).not.toHaveBeenCalled()
})

it('the live shop shows the backend’s terms in the checkout’s wording once they load', async () => {
  show('live', async () => saleTerms)
  expect(screen.getByText('Loading this page')).toBeTruthy()
  expect(screen.queryByText('as written')).toBeNull()
  const said = JSON.parse((await screen.findByText(/By cart/)).textContent ?? '') as TermsInWords
  expect(said).toEqual({
    countries: 'Nepal and Sri Lanka',
    deliveries: [{ method: 'By cart', time: '9 business days', price: '€3.00' }],
    payments: 'Pay on delivery',
  })
})

it('a failed load is shown and can be retried', async () => {
  const read = vi.fn<() => Promise<SaleTerms>>(async () => saleTerms)
  read.mockRejectedValueOnce(new Error('away'))
  show('live', read)
  expect((await screen.findByRole('alert')).textContent).toContain('could not be filled in')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/By cart/)).toBeTruthy()
})

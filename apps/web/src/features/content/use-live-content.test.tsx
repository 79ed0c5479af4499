import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { faqEntries } from '../../content/faq.ts'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { SaleTerms } from '@umber/storefront-core/shop'
import { expect, it, vi } from 'vitest'
import { plainLocale } from '../../config/locale.ts'
import { presetOf, type PresetName } from '../../config/preset.ts'
import { ServicesProvider, type Services } from '../../services/services-context.ts'
import { ContentState } from './content-state.tsx'
import { useLiveContent } from './use-live-content.ts'

const saleTerms: SaleTerms = {
  countries: ['Nepal', 'Sri Lanka'],
  deliveries: [{ id: 'so_1', name: 'By cart', price: { amount: 3, currency: 'eur' }, days: [9, 9] }],
  payments: ['pp_system_default'],
}

function Page() {
  return (
    <ContentState words={useLiveContent('faq', faqEntries)}>
      {(entries) => entries.map(({ id, answer }) => <p key={id}>{answer}</p>)}
    </ContentState>
  )
}

const writtenDelivery = faqEntries.find(({ id }) => id === 'delivery')?.answer ?? ''

function show(name: PresetName, read: () => Promise<SaleTerms>) {
  const shop = {
    preset: presetOf(name),
    locale: plainLocale,
    ports: async () => ({ saleTerms: { read } }),
    shopSettings: async () => ({ read: async () => ({ returnDays: 14 }) }),
    socialLinks: [],
  } as unknown as Services
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
  expect(screen.getByText(writtenDelivery)).toBeTruthy()
  expect(read).not.toHaveBeenCalled()
})

it('the live shop shows the backend’s terms in the checkout’s wording once they load', async () => {
  show('live', async () => saleTerms)
  expect(screen.getByText('Loading this page')).toBeTruthy()
  expect(screen.queryByText(writtenDelivery)).toBeNull()
  expect(await screen.findByText('By cart takes 9 business days.')).toBeTruthy()
  expect(screen.getByText('We deliver to Nepal and Sri Lanka, and nowhere else yet.')).toBeTruthy()
  expect(screen.getByText('The checkout offers: Pay on delivery.')).toBeTruthy()
  expect(screen.getByText(/^Yes, within 14 days of delivery/)).toBeTruthy()
})

it('a failed load is shown and can be retried', async () => {
  const read = vi.fn<() => Promise<SaleTerms>>(async () => saleTerms)
  read.mockRejectedValueOnce(new Error('away'))
  show('live', read)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('could not be filled in'))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/By cart/)).toBeTruthy()
})

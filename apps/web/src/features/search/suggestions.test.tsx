import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import type { ProductSummary } from '@umber/storefront-core/search'
import { TestRouter } from '../../../test/support/test-router.tsx'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { presetOf } from '../../config/preset.ts'
import { ServicesProvider, type Services } from '../../services/services-context.ts'
import { Suggestions } from './suggestions.tsx'
import { useSuggestions } from './use-suggestions.ts'

const shirt: ProductSummary = {
  slug: 'linen-shirt',
  name: 'Linen Shirt',
  description: '',
  image: '/shirt.webp',
  price: { amount: 189, currency: 'inr' },
}

function Found({ term }: { readonly term: string }) {
  const { answer } = useSuggestions(term)
  return <Suggestions term={term} answer={answer} chosen={undefined} />
}

/** Suggestions for the terms that are typed. The answer to a term comes when the test gives it. */
function show() {
  const answers = new Map<string, (products: readonly ProductSummary[]) => void>()
  const suggest = async (term: string) =>
    new Promise<readonly ProductSummary[]>((resolve) => void answers.set(term, resolve))
  const shop = {
    preset: presetOf('showcase'),
    ports: async () => ({ productSearch: { suggest } }),
  } as unknown as Services
  const client = new QueryClient()
  const page = (term: string) => (
    <QueryClientProvider client={client}>
      <ServicesProvider value={shop}>
        <TestRouter>
          <Found term={term} />
        </TestRouter>
      </ServicesProvider>
    </QueryClientProvider>
  )
  const { rerender } = render(page(''))
  return {
    type: async (term: string) => {
      rerender(page(term))
      await act(async () => await vi.advanceTimersByTimeAsync(200))
    },
    answer: async (term: string, products: readonly ProductSummary[]) => {
      answers.get(term)?.(products)
      await act(async () => await vi.advanceTimersByTimeAsync(10))
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('[DLG-03] does not say that nothing was found before the answer for the query is there', async () => {
  const { type, answer } = show()
  await type('xqz')
  await answer('xqz', [])
  expect(screen.getByText('No products found for “xqz”')).toBeDefined()
  await type('linen')
  expect(screen.queryByText(/No products found/)).toBeNull()
  await answer('linen', [shirt])
  expect(screen.getByRole('option').textContent).toContain('Linen Shirt')
})

it('keeps the suggestions of the query before, marked as busy, until the answer is there', async () => {
  const { type, answer } = show()
  await type('linen')
  await answer('linen', [shirt])
  const busy = () => screen.getByRole('listbox').parentElement?.getAttribute('aria-busy')
  expect(busy()).toBe('false')
  await type('linen s')
  expect(busy()).toBe('true')
  expect(screen.getAllByRole('option')).toHaveLength(1)
})

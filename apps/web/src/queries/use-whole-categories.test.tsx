import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { Category } from '@umber/storefront-core'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { ServicesProvider, type Services } from '../services/services-context.ts'
import { useCategories, useWholeCategories } from './use-products.ts'

const category = (description: string): Category => ({
  id: 'pcat_1',
  slug: 'low',
  name: 'Low',
  rank: 0,
  description,
})

/** As a page from the server leaves them where there are many. */
function shortened() {
  const client = new QueryClient()
  client.setQueryData(['categories'], [category('')], { updatedAt: 0 })
  const categories = vi.fn<() => Promise<readonly Category[]>>(async () => [category('All of it')])
  const services = { catalogue: { categories } } as unknown as Services
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ServicesProvider value={services}>{children}</ServicesProvider>
    </QueryClientProvider>
  )
  return { wrapper, categories }
}

it('shortened categories are read for a category’s page only, which shows what is known until then', async () => {
  const { wrapper, categories } = shortened()
  renderHook(() => useCategories(), { wrapper })
  expect(categories).not.toHaveBeenCalled()
  const { result } = renderHook(() => useWholeCategories(), { wrapper })
  expect(result.current).toMatchObject({ status: 'ready', value: [{ name: 'Low', description: '' }] })
  await waitFor(() => expect(result.current).toMatchObject({ value: [{ description: 'All of it' }] }))
  expect(categories).toHaveBeenCalledTimes(1)
})

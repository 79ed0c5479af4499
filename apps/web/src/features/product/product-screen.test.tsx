import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Catalogue } from '@umber/storefront-core'
import { render, screen, waitFor } from '@testing-library/react'
import { TestRouter } from '../../../test/support/test-router.tsx'
import { describe, expect, it, vi } from 'vitest'
import { ServicesProvider, type Services } from '../../services/services-context.ts'
import { ProductScreen } from './product-screen.tsx'

function open(product: Catalogue['product']) {
  const catalogue: Catalogue = {
    product,
    region: () => Promise.resolve({ id: 'reg_1', currency: 'inr' }),
    products: () => Promise.resolve([]),
    categories: () => Promise.resolve([]),
    collections: () => Promise.resolve([]),
    collection: () => Promise.resolve(undefined),
    productsOf: () => Promise.resolve([]),
  }
  const shop = {
    catalogue,
    loadedListing: () => undefined,
    featuredProductIds: [],
    socialLinks: [],
  } as unknown as Services
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ServicesProvider value={shop}>
        <TestRouter>
          <main>
            <ProductScreen slug="linen-shirt" />
          </main>
        </TestRouter>
      </ServicesProvider>
    </QueryClientProvider>,
  )
}

describe('the product page', () => {
  it('does not show a product as missing while it loads [PROD-12]', async () => {
    let answer = (_nothing: undefined) => {}
    open(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    expect(screen.queryByText('Product not found')).toBeNull()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Loading product')
    answer(undefined)
    await screen.findByRole('heading', { level: 1, name: 'Product not found' })
    expect(screen.getByRole('link', { name: 'Browse All Products' }).getAttribute('href')).toBe(
      '/category/all',
    )
  })

  it('offers a retry, and not "not found", when the request fails [PROD-11] [PROD-12]', async () => {
    const product = vi.fn<Catalogue['product']>(() => Promise.reject(new Error('no answer')))
    open(product)
    await screen.findByText('Failed to load product details')
    expect(screen.queryByText('Product not found')).toBeNull()
    product.mockResolvedValue(undefined)
    screen.getByRole('button', { name: 'Try again' }).click()
    await screen.findByRole('heading', { level: 1, name: 'Product not found' })
  })

  it('moves the focus of the retry button to the heading that the page gets', async () => {
    const product = vi.fn<Catalogue['product']>(() => Promise.reject(new Error('no answer')))
    open(product)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    let answer = (_nothing: undefined) => {}
    product.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    retry.focus()
    retry.click()
    await screen.findByRole('heading', { level: 1, name: 'Loading product' })
    expect(document.activeElement).toBe(document.body)
    answer(undefined)
    const heading = await screen.findByRole('heading', { level: 1, name: 'Product not found' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })
})

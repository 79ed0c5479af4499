import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import type { Catalogue, Product } from '@umber/storefront-core'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { ServicesProvider, type Services } from '../services/services-context.ts'
import { useProduct } from './use-products.ts'

const shirt = (name: string) => ({ id: 'prod_1', slug: 'linen-shirt', name }) as Product

function Name() {
  const product = useProduct('linen-shirt')
  return <p>{product.status === 'ready' ? product.value?.name : product.status}</p>
}

/** Takes over the page of a product that the server has read so long ago. */
function takeOver(age: number) {
  const read = vi.fn<Catalogue['product']>(async () => shirt('New name'))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(['product', 'linen-shirt'], shirt('Served name'), { updatedAt: Date.now() - age })
  const services = { catalogue: { product: read }, loadedListing: () => undefined } as unknown as Services
  const page = (
    <QueryClientProvider client={client}>
      <ServicesProvider value={services}>
        <Name />
      </ServicesProvider>
    </QueryClientProvider>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  const view = render(page, { container, hydrate: true })
  return { read, page, ...view }
}

it('a product’s page from the server is not read again while it is new', async () => {
  const { read, page, unmount } = takeOver(10_000)
  await screen.findByText('Served name')
  expect(read).not.toHaveBeenCalled()
  // The next time it is shown it asks for its stock.
  unmount()
  render(page)
  await waitFor(() => expect(read).toHaveBeenCalledOnce())
})

it('a page that was kept for more than a minute reads the product again', async () => {
  const { read } = takeOver(90_000)
  await screen.findByText('New name')
  expect(read).toHaveBeenCalledOnce()
})

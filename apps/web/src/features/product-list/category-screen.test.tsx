import { NetworkError } from '@umber/commerce-client'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Catalogue, Category } from '@umber/storefront-core'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderShop } from '../../../test/support/render-shop.tsx'
import { CategoryScreen } from './category-screen.tsx'

class Watcher {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', Watcher))
afterEach(() => vi.unstubAllGlobals())

const sections: readonly Category[] = ['Men', 'Women'].map((name, rank) => ({
  id: `pcol_${rank}`,
  name,
  slug: name.toLowerCase(),
  description: '',
  rank,
}))

function open(slug: string, answers: Partial<Catalogue>) {
  const catalogue: Catalogue = {
    region: async () => ({ id: 'reg_1', currency: 'inr' }),
    categories: async () => sections,
    collections: async () => [],
    collection: async () => undefined,
    products: async () => [],
    product: async () => undefined,
    productsOf: async () => [],
    ...answers,
  }
  return renderShop(
    <main>
      <Suspense>
        <CategoryScreen slug={slug} />
      </Suspense>
    </main>,
    { path: `/category/${slug}`, catalogue },
  )
}

const skeletons = () => document.querySelectorAll('[aria-busy="true"] [aria-hidden="true"] > div')

it.each([
  ['the categories', { categories: () => new Promise<never>(() => undefined) }],
  ['the products', { products: () => new Promise<never>(() => undefined) }],
])('[CAT-06] shows six skeletons while %s load', async (_, answers) => {
  open('men', answers)
  await waitFor(() => expect(skeletons()).toHaveLength(6))
})

it('[CAT-09] [F-1] says that the products could not be loaded, and loads them on request', async () => {
  let isDown = true
  open('all', {
    async products() {
      if (isDown) throw new NetworkError('not reached')
      return []
    },
  })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Failed to load products. Please try again later.')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('All Products')
  expect(screen.queryByRole('article')).toBeNull()
  isDown = false
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it('says that a category is unknown, and shows the sections that there are', async () => {
  open('garden', {})
  await screen.findByRole('heading', { level: 1, name: 'Category not found' })
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'All Products',
    'Men',
    'Women',
  ])
})

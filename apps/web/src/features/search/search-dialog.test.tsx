import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderShop } from '../../../test/support/render-shop.tsx'
import { SearchDialog } from './search-dialog.tsx'

const shirt = {
  slug: 'linen-shirt',
  name: 'Linen Shirt',
  description: '',
  image: '/shirt.webp',
  price: { amount: 189, currency: 'inr' },
}

it('[DLG-04] searches for what was typed, also when the pointer has passed a suggestion', async () => {
  // The environment of the tests does not know the element <search>.
  const report = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const productSearch = { suggest: async () => [shirt], search: () => Promise.reject(new Error('not asked')) }
  const { place } = renderShop(<SearchDialog open onClose={() => {}} />, { ports: { productSearch } })
  const field = await screen.findByRole('combobox')
  fireEvent.change(field, { target: { value: 'linen' } })
  fireEvent.pointerMove(await screen.findByRole('option'))
  expect(field.getAttribute('aria-activedescendant')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(place()).toBe('/search?q=linen'))
  report.mockClear()
})

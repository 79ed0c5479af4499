import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage } from '../../../test/support/open-shop.tsx'

it('A card says what buyers say, in words for who does not see the star, without a request of its own', async () => {
  const { backend } = await openPage('/category/men', { preset: 'live' })
  const card = within(
    (await screen.findByRole('link', { name: 'Linen Shirt' })).closest('article') as HTMLElement,
  )
  expect(card.getByText('4.4 of 5, 5 reviews')).toBeTruthy()
  expect(card.getByText('4.4 (5)').getAttribute('aria-hidden')).toBe('true')
  const other = within(
    (await screen.findByRole('link', { name: 'Oxford Shirt' })).closest('article') as HTMLElement,
  )
  expect(other.queryByText(/of 5/)).toBeNull()
  expect(backend.count('GET', /reviews/)).toBe(0)
})

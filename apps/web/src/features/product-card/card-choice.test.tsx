import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ListedProduct } from '@umber/storefront-core'
import { useMemo, useState } from 'react'
import { expect, it } from 'vitest'
import { renderShop } from '../../../test/support/render-shop.tsx'
import { presetOf } from '../../config/preset.ts'
import { ListChoiceContext } from './card-choice.ts'
import { ProductCard } from './product-card.tsx'

const inColor = (value: string) => ({
  image: `https://shop.test/${value}.webp`,
  options: [{ id: 'color', value }],
})

const dress: ListedProduct = {
  id: 'prod_dress',
  slug: 'wrap-dress',
  name: 'Wrap Dress',
  description: '',
  images: ['https://shop.test/Green.webp'],
  options: [{ id: 'color', name: 'Color', values: ['Green', 'Black'] }],
  variants: [inColor('Green'), inColor('Black')],
}

const rupees = (amount: number) => ({ amount, currency: 'inr' })
const costs = (amount: number, color: string, size: string) => ({
  options: [
    { name: 'Color', value: color },
    { name: 'Size', value: size },
  ],
  price: rupees(amount),
})
const priced: ListedProduct = {
  ...dress,
  price: rupees(189),
  lowestPrice: rupees(189),
  optionPrices: [costs(189, 'Green', 'M'), costs(209, 'Black', 'M'), costs(239, 'Black', 'XL')],
}

const link = () => screen.getByRole('link', { name: 'Wrap Dress' }).getAttribute('href')
const picture = () => screen.getAllByRole('img')[0]?.getAttribute('src')

it('a card of a filtered list shows and opens the colour and the size', () => {
  renderShop(
    <ListChoiceContext value={{ colors: ['black', 'red'], sizes: ['m'], options: ['cut_wide'] }}>
      <ProductCard product={dress} />
    </ListChoiceContext>,
  )
  expect(picture()).toBe('https://shop.test/Black.webp')
  expect(link()).toBe('/product/wrap-dress?color=black&size=m&option=cut_wide')
})

it('a pressed swatch changes the picture and the link', () => {
  renderShop(<ProductCard product={dress} />)
  expect(picture()).toBe('https://shop.test/Green.webp')
  expect(link()).toBe('/product/wrap-dress')
  fireEvent.click(screen.getByRole('button', { name: 'Show Wrap Dress in Black' }))
  expect(picture()).toBe('https://shop.test/Black.webp')
  expect(link()).toBe('/product/wrap-dress?color=black')
  const pressed = screen.getByRole('button', { name: 'Show Wrap Dress in Black' })
  expect(pressed.getAttribute('aria-pressed')).toBe('true')
})

it('a card says the price of what the list is filtered by, or of the pressed swatch', async () => {
  renderShop(<Filtered />, { services: { preset: presetOf('live') } })
  const card = screen.getByRole('article')
  expect(card.textContent).toContain('From ₹189')
  fireEvent.click(screen.getByRole('button', { name: 'xl' }))
  await waitFor(() => expect(card.textContent).toContain('₹239'))
  expect(card.textContent).not.toContain('From')
  fireEvent.click(screen.getByRole('button', { name: 'm' }))
  await waitFor(() => expect(card.textContent).toContain('From ₹189'))
  fireEvent.click(screen.getByRole('button', { name: 'Show Wrap Dress in Black' }))
  await waitFor(() => expect(card.textContent).toContain('₹209'))
})

function Filtered() {
  const [sizes, setSizes] = useState<readonly string[]>([])
  const choice = useMemo(() => ({ colors: [], sizes, options: [] }), [sizes])
  return (
    <ListChoiceContext value={choice}>
      {['m', 'xl'].map((size) => (
        <button key={size} onClick={() => setSizes([size])}>
          {size}
        </button>
      ))}
      <ProductCard product={priced} />
    </ListChoiceContext>
  )
}

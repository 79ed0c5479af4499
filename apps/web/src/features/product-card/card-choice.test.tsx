import { fireEvent, screen } from '@testing-library/react'
import type { ListedProduct } from '@umber/storefront-core'
import { expect, it } from 'vitest'
import { renderShop } from '../../../test/support/render-shop.tsx'
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

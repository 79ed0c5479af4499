import { render, screen } from '@testing-library/react'
import type { Product } from '@umber/storefront-core'
import { expect, it } from 'vitest'
import { OptionChoices } from './option-choices.tsx'

const values = ['Dusk', 'Sage', 'Petrol', 'Haze'] as const
const sizes = ['41', '39', '40'] as const

const variants = values.map((value, at) => ({
  id: value,
  name: value,
  available: true,
  options: [
    { id: 'farbe', value, available: true },
    { id: 'size', value: '40', available: true },
  ],
  // Two colours share a picture, which shows neither of them.
  image: at === 0 ? 'https://shop.test/dusk.webp' : 'https://shop.test/all.webp',
}))

const product: Product = {
  id: 'p',
  name: 'Boot',
  slug: 'boot',
  description: '',
  images: [],
  options: [
    { id: 'farbe', name: 'Farbe', values, swatches: new Map([['petrol', '#123456']]) },
    { id: 'size', name: 'Shoe size', values: sizes, isRanked: true },
  ],
  variants: variants as unknown as Product['variants'],
  categoryIds: [],
  tags: [],
  isFeatured: false,
  isNew: false,
  specifications: [],
  metadata: {},
}

it('a colour is shown as the merchant has set it, as its name says, as its own picture, or as a word', () => {
  render(<OptionChoices product={product} selection={{ farbe: 'Haze' }} onChoose={() => undefined} />)
  const look = (name: string) => screen.getByRole('radio', { name }).parentElement?.innerHTML ?? ''
  expect(look('Petrol')).toContain('fill="#123456"')
  expect(look('Sage')).toContain('fill="#9a8"')
  expect(look('Dusk')).toContain('src="https://shop.test/dusk.webp"')
  expect(look('Haze')).toContain('>Haze<')
  expect(look('Haze')).not.toContain('rounded-full')
})

it('values are in the order that the merchant gave them', () => {
  render(<OptionChoices product={product} selection={{}} onChoose={() => undefined} />)
  const shown = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))
  expect(shown.slice(values.length)).toEqual(sizes)
})

it('letters for sizes are in the order that the merchant gave them, and else from small to large', () => {
  const shown = (isRanked: boolean) => {
    const letters = { id: 'size', name: 'Size', values: ['L', 'S', 'M'], ...(isRanked && { isRanked }) }
    const { unmount } = render(
      <OptionChoices
        product={{ ...product, options: [letters] }}
        selection={{}}
        onChoose={() => undefined}
      />,
    )
    const values = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))
    unmount()
    return values
  }
  expect(shown(true)).toEqual(['L', 'S', 'M'])
  expect(shown(false)).toEqual(['S', 'M', 'L'])
})

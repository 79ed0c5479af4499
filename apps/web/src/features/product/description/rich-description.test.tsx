import { render, screen, within } from '@testing-library/react'
import type { Product } from '@umber/storefront-core'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { renderShop } from '../../../../test/support/render-shop.tsx'
import { RichDescription } from './rich-description.tsx'

const text =
  '<h1>Linen</h1>Soft &amp; light.<ul><li>Cold wash</li> <li>No iron</li></ul><p>See <a href="/help" onclick="x()">our guide</a>.</p><script>alert(1)</script>'

const productWith = (description: string): Product => ({
  id: 'prod_shirt',
  name: 'Linen Shirt',
  slug: 'linen-shirt',
  description,
  images: [],
  options: [],
  variants: [{ id: 'variant_1', name: 'M', options: [], available: true }],
  categoryIds: [],
  tags: [],
  isFeatured: false,
  isNew: false,
  specifications: [],
  metadata: {},
})

it('shows a description in HTML as what it says, never as tags', () => {
  const { container } = renderShop(<RichDescription product={productWith(text)} />)
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Linen')
  const items = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual(['Cold wash', 'No iron'])
  expect(screen.getByRole('link', { name: 'our guide' }).outerHTML).not.toContain('onclick')
  expect(screen.getByText('Soft & light.').tagName).toBe('P')
  expect(container.textContent).not.toMatch(/[<>]|alert/)
})

it('keeps the line breaks of a line of text', () => {
  const { container } = render(<RichDescription product={productWith('A **soft** cloth')} />)
  expect(container.querySelector('strong')?.textContent).toBe('soft')
})

it('has the words for search engines and link previews', () => {
  render(
    <MemoryRouter>
      <RichDescription
        product={productWith(text)}
        head={{
          address: 'https://shop.test/product/linen-shirt',
          crumbs: [],
          robots: undefined,
          selection: {},
          shopName: 'Umber & Ecru',
        }}
      />
    </MemoryRouter>,
  )
  const words = document.head.querySelector('meta[name="description"]')?.getAttribute('content')
  expect(words).toBe('Linen Soft & light. Cold wash No iron See our guide.')
})

it('shows plain text as it is written', () => {
  const plain = 'Fits < 40 cm & more.\n- cold wash'
  const { container } = render(<RichDescription product={productWith(plain)} />)
  expect(container.textContent).toBe(plain)
})

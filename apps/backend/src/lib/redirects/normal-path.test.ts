import { expect, it } from 'vitest'

import { normalPath, pathOfPage } from './normal-path'

it.each([
  ['/Product/Linen-Shirt', '/product/linen-shirt'],
  ['/old//shop/?q=1#top', '/old/shop'],
  ['/category/%C3%84pfel', '/category/%C3%A4pfel'],
  ['/category/Äpfel', '/category/%C3%A4pfel'],
  [' /a b ', '/a%20b'],
])('%s is %s', (text, path) => {
  expect(normalPath(text)).toBe(path)
})

it.each(['', '/', '//', 'product/shirt', 'https://shop.example/a', '/%zz', `/${'a'.repeat(2_000)}`])(
  '%s is no path of a page',
  (text) => {
    expect(normalPath(text)).toBeUndefined()
  },
)

it('spells the page of a record in the same way', () => {
  expect(normalPath(pathOfPage('product_category', 'kids & co'))).toBe('/category/kids%20%26%20co')
})

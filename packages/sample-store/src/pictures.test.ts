import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { describe, expect, it } from 'vitest'

import { categories, pictures, pictureUrl, products } from './index.ts'

const names = [
  ...products.flatMap((product) => product.pictures),
  ...categories.map((category) => `category-${category.slug}`),
]

describe('the pictures', () => {
  it('have a URL relative to the backend', () => {
    expect(pictureUrl('linen-shirt-white')).toMatch(
      /^\/images\/linen-shirt-white-800\.webp(\?v=[0-9a-f]{8})?$/,
    )
  })

  it('exist for each colour of each product and for each category', () => {
    expect(names.filter((name) => pictures[name] === undefined)).toEqual([])
  })

  it('lie as files beside the package, as the manifest says', () => {
    const missing = Object.keys(pictures).filter(
      (name) => !existsSync(fileURLToPath(new URL(`../images/${name}-800.webp`, import.meta.url))),
    )
    expect(missing).toEqual([])
  })
})

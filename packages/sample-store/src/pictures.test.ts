import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { categories, pictures, pictureUrl, products } from './index.ts'
import type { Picture } from './pictures.ts'

const folder = path.resolve(import.meta.dirname, '../images')
const names = [
  ...products.flatMap((product) => product.pictures),
  ...categories.map((category) => `category-${category.slug}`),
]

/** The six files of a picture, in the order in which its version hashes them. */
const filesOf = (name: string, { width, height }: Picture): readonly string[] =>
  (width > height ? [800, 1200, 1600] : [400, 800, 1200]).flatMap((size) =>
    ['avif', 'webp'].map((extension) => path.join(folder, `${name}-${size}.${extension}`)),
  )

describe('the pictures', () => {
  it('have a URL relative to the backend', () => {
    expect(pictureUrl('linen-shirt-white')).toMatch(
      /^\/images\/linen-shirt-white-800\.webp(\?v=[0-9a-f]{8})?$/,
    )
  })

  it('exist for each colour of each product and for each category, with a colour to hold their place', () => {
    expect(names.filter((name) => pictures[name] === undefined)).toEqual([])
    expect(Object.values(pictures).filter(({ tone }) => !/^#[0-9a-f]{6}$/.test(tone))).toEqual([])
  })

  it('lie as files beside the package in each width and format', () => {
    const files = Object.entries(pictures).flatMap(([name, picture]) => filesOf(name, picture))
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })

  it('have the version that their files hash to', () => {
    const changed = Object.entries(pictures).filter(([name, picture]) => {
      const hash = createHash('sha256')
      for (const file of filesOf(name, picture)) hash.update(readFileSync(file))
      return hash.digest('hex').slice(0, 8) !== picture.version
    })
    expect(changed.map(([name]) => name)).toEqual([])
  })

  it('are at most thirty megabytes together', () => {
    const sizes = readdirSync(folder).map((file) => statSync(path.join(folder, file)).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(30_000_000)
  })
})

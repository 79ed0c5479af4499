import { expect, it } from 'vitest'
import { paths } from './paths.ts'

it.each(['a/b', '../cart', 'a?b#c', '100%', 'ü'])(
  'keeps the slug %s inside its own part of the address [F-102]',
  (slug) => {
    const { pathname, search, hash } = new URL(paths.product(slug), 'https://shop.test')
    expect(pathname.split('/')).toHaveLength(3)
    expect(decodeURIComponent(pathname.split('/')[2] ?? '')).toBe(slug)
    expect(search + hash).toBe('')
  },
)

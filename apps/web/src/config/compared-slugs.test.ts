import { expect, it } from 'vitest'
import { comparedSlugs } from './compared-slugs.ts'

const slugsOf = (products: string) => comparedSlugs(new URLSearchParams({ products }))

it('the address names the products, each once and at most four', () => {
  expect(slugsOf('shirt, coat ,shirt')).toEqual(['shirt', 'coat'])
  expect(slugsOf('a,b,c,d,e')).toEqual(['a', 'b', 'c', 'd'])
})

it('what is empty or too long is left out', () => {
  expect(slugsOf(`,,${'x'.repeat(201)},coat`)).toEqual(['coat'])
  expect(comparedSlugs(new URLSearchParams())).toEqual([])
})

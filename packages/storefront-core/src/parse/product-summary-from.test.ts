import { expect, it } from 'vitest'
import { productSummaryFrom } from './product-summary-from.ts'

const kept = { slug: 'linen-shirt', name: 'Linen Shirt', description: '' }

it('a stored product keeps what was chosen of it, and nothing that leads elsewhere', () => {
  const query = 'color=dark+blue&option=sole%2C_wood'
  expect(productSummaryFrom({ ...kept, query })).toEqual({ ...kept, query })
  for (const bad of ['', '#top', '../x', 'a=1 2', 'a=<b>', 'x'.repeat(501), 7])
    expect(productSummaryFrom({ ...kept, query: bad })).toEqual(kept)
})

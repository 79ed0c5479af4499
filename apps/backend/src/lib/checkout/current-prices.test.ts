import type { MedusaContainer } from '@medusajs/framework/types'
import { expect, it } from 'vitest'

import { linesWithOtherPrices } from './price-changes'

/** The lines of a cart whose price is not the one that Medusa finds now; `today` is by line. */
async function changed(agreed: Readonly<Record<string, unknown>>, today: Readonly<Record<string, unknown>>) {
  const lineItems = Object.entries(today).map(([id, unit_price]) => ({
    selector: { id },
    data: { unit_price },
  }))
  const engine = { run: async () => Promise.resolve({ result: { lineItems } }) }
  const container = { resolve: () => engine } as unknown as MedusaContainer
  const items = Object.entries(agreed).map(([id, unit_price]) => ({ id, unit_price }))
  return await linesWithOtherPrices(container, { items })
}

it('A price that has risen or fallen is another price', async () => {
  const agreed = { same: 10, dearer: 10, cheaper: 10, 'by a cent': 10, text: '10.5' }
  const today = { same: 10, dearer: 11, cheaper: 9, 'by a cent': 9.99, text: 10.5 }
  expect(await changed(agreed, today)).toEqual(['dearer', 'cheaper', 'by a cent'])
})

it('A line that Medusa does not price keeps its price, and one that is free now has another', async () => {
  expect(await changed({ custom: 10, given: 10 }, { given: 0 })).toEqual(['given'])
})

it.each([
  ['invalid_data', { type: 'not_allowed', code: 'not_for_sale' }],
  ['unexpected_state', { type: 'unexpected_state' }],
])('What is no longer for sale is told so, and another error stays: %s', async (type, expected) => {
  const engine = { run: async () => Promise.reject(Object.assign(new Error('No price'), { type })) }
  const container = { resolve: () => engine } as unknown as MedusaContainer
  await expect(linesWithOtherPrices(container, { items: [] })).rejects.toMatchObject(expected)
})

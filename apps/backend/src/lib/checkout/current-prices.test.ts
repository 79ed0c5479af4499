import type { IWorkflowEngineService } from '@medusajs/framework/types'
import { expect, it } from 'vitest'

import { currentPrices } from './current-prices'

const engineOf = (run: () => Promise<unknown>) => ({ run }) as unknown as IWorkflowEngineService

it('The current prices are by line, with whether they include taxes where Medusa knows it', async () => {
  const lineItems = [
    { selector: { id: 'candle' }, data: { unit_price: 9.99, is_tax_inclusive: true, title: 'A candle' } },
    { selector: { id: 'free' }, data: { unit_price: 0 } },
  ]
  const engine = engineOf(async () => Promise.resolve({ result: { lineItems } }))
  expect(await currentPrices(engine, {})).toEqual({
    candle: { unit_price: 9.99, is_tax_inclusive: true },
    free: { unit_price: 0 },
  })
})

it.each([
  ['invalid_data', { type: 'not_allowed', code: 'not_for_sale' }],
  ['unexpected_state', { type: 'unexpected_state' }],
])('What is no longer for sale is told so, and another error stays: %s', async (type, expected) => {
  const engine = engineOf(async () => Promise.reject(Object.assign(new Error('No price'), { type })))
  await expect(currentPrices(engine, {})).rejects.toMatchObject(expected)
})

import { describe, expect, it, vi } from 'vitest'

import { withCurrentPrices } from './current-prices'

const priced = (now: number, before = now) => ({
  calculated_price: { calculated_amount: now, original_amount: before },
})
const graph = vi.fn<() => Promise<unknown>>()
const query = { graph } as unknown as Parameters<typeof withCurrentPrices>[0]
const buyer = { regionId: 'reg_1', currency: 'inr', groups: [], channelIds: [] }
const none = async () => new Map<string, number>()

const hit = (document: object) => ({ id: 'prod_1', document })
const answer = (document: object) => ({ results: [{ hits: [hit(document)], metadata: { count: 1 } }] })

describe('The answer of a search', () => {
  it('has the prices of the moment in the place of those of the index', async () => {
    graph.mockResolvedValueOnce({ data: [{ id: 'prod_1', variants: [priced(400, 500), priced(450)] }] })
    const old = { id: 'prod_1', title: 'Shirt', price: 500, compare_at_price: 500, varies_in_price: false }
    expect(await withCurrentPrices(query, answer(old), buyer, none)).toEqual(
      answer({ id: 'prod_1', title: 'Shirt', price: 400, compare_at_price: 500, varies_in_price: true }),
    )
  })

  it('says what is taken off at the checkout from the price of the moment', async () => {
    graph.mockResolvedValueOnce({ data: [{ id: 'prod_1', variants: [priced(400, 500)] }] })
    const discountsOf = vi
      .fn<Parameters<typeof withCurrentPrices>[3]>()
      .mockResolvedValue(new Map([['prod_1', 10]]))
    const old = { id: 'prod_1', price: 500, percent_at_checkout: 0 }
    expect(await withCurrentPrices(query, answer(old), buyer, discountsOf)).toEqual(
      answer({ id: 'prod_1', price: 400, percent_at_checkout: 10 }),
    )
    expect(discountsOf).toHaveBeenCalledExactlyOnceWith([{ id: 'prod_1', price: 400 }])
  })

  it('keeps the price of the index for a product that has none any more', async () => {
    graph.mockResolvedValueOnce({ data: [{ id: 'prod_1', variants: [] }] })
    const old = { id: 'prod_1', price: 500, currency: 'inr' }
    expect(await withCurrentPrices(query, answer(old), buyer, none)).toEqual(answer(old))
  })

  it('is sent as it is when no price was asked for', async () => {
    graph.mockClear()
    const asked = answer({ id: 'prod_1', title: 'Shirt' })
    expect(await withCurrentPrices(query, asked, buyer, none)).toBe(asked)
    expect(graph).not.toHaveBeenCalled()
  })
})

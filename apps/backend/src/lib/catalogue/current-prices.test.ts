import { describe, expect, it, vi } from 'vitest'

import { withCurrentPrices, type PriceSources } from './current-prices'

const priced = (now: number, before = now) => ({
  id: `variant_${now}`,
  calculated_price: { calculated_amount: now, original_amount: before },
})
const pricesOf = vi.fn<PriceSources['pricesOf']>()
const choicesOf = vi.fn<PriceSources['choicesOf']>().mockResolvedValue(new Map())
const sources: PriceSources = { pricesOf, choicesOf, discountsOf: async () => new Map() }

const hit = (document: object) => ({ id: 'prod_1', document })
const answer = (document: object) => ({ results: [{ hits: [hit(document)], metadata: { count: 1 } }] })

describe('The answer of a search', () => {
  it('has the prices of the moment in the place of those of the index', async () => {
    pricesOf.mockResolvedValueOnce(new Map([['prod_1', [priced(400, 500), priced(450)]]]))
    const old = { id: 'prod_1', title: 'Shirt', price: 500, compare_at_price: 500, varies_in_price: false }
    expect(await withCurrentPrices(answer(old), 'inr', sources)).toEqual(
      answer({ id: 'prod_1', title: 'Shirt', price: 400, compare_at_price: 500, varies_in_price: true }),
    )
  })

  it('says what is taken off at the checkout from the price of the moment', async () => {
    pricesOf.mockResolvedValueOnce(new Map([['prod_1', [priced(400, 500)]]]))
    const discountsOf = vi.fn<PriceSources['discountsOf']>().mockResolvedValue(new Map([['prod_1', 10]]))
    const old = { id: 'prod_1', price: 500, percent_at_checkout: 0 }
    expect(await withCurrentPrices(answer(old), 'inr', { ...sources, discountsOf })).toEqual(
      answer({ id: 'prod_1', price: 400, percent_at_checkout: 10 }),
    )
    expect(discountsOf).toHaveBeenCalledExactlyOnceWith([{ id: 'prod_1', price: 400 }])
  })

  it('says what each choice costs where a product has several prices, and asks for the choices of no other', async () => {
    const same = [priced(300), priced(300)]
    pricesOf.mockResolvedValueOnce(
      new Map([
        ['prod_1', [priced(400, 500), priced(450)]],
        ['prod_2', same],
      ]),
    )
    choicesOf.mockClear()
    choicesOf.mockResolvedValueOnce(
      new Map([
        ['variant_400', [{ title: 'Size', value: 'M' }]],
        ['variant_450', [{ title: 'Size', value: 'XL' }]],
      ]),
    )
    const asked = (id: string) => ({ document: { id, price: 0, option_prices: [] } })
    const body = { results: [{ hits: [asked('prod_1'), asked('prod_2')] }] }
    expect(await withCurrentPrices(body, 'inr', sources)).toMatchObject({
      results: [
        {
          hits: [
            {
              document: {
                option_prices: ['400\u001F500\u001FSize\u001FM', '450\u001F450\u001FSize\u001FXL'],
              },
            },
            { document: { option_prices: [] } },
          ],
        },
      ],
    })
    expect(choicesOf).toHaveBeenCalledExactlyOnceWith(['variant_400', 'variant_450'])
  })

  it('keeps the price of the index for a product that has none any more', async () => {
    pricesOf.mockResolvedValueOnce(new Map())
    const old = { id: 'prod_1', price: 500, currency: 'inr' }
    expect(await withCurrentPrices(answer(old), 'inr', sources)).toEqual(answer(old))
  })

  it('is sent as it is when no price was asked for', async () => {
    pricesOf.mockClear()
    const asked = answer({ id: 'prod_1', title: 'Shirt' })
    expect(await withCurrentPrices(asked, 'inr', sources)).toBe(asked)
    expect(pricesOf).not.toHaveBeenCalled()
  })
})

import { describe, expect, it } from 'vitest'

import { done } from '../support/backend'
import { at, listAt } from '../support/read'

/** The names of what a search lists first, as the shop asks for it. */
async function firstHits(q: string): Promise<readonly string[]> {
  const body = {
    entity: 'product',
    fields: ['handle'],
    filters: { q },
    pagination: { take: 4 },
    search_options: { match_strategy: 'last' },
  }
  const hits = listAt(await done('POST', '/store/search', { body }), 'results.0.hits')
  return hits.map((hit) => String(at(hit, 'document.handle')))
}

/** What the first of the hits may be. */
const queries: readonly (readonly [q: string, first: RegExp])[] = [
  ['linen shirt', /^linen-shirt$/],
  ['blue shirt', /shirt/],
  ['tshirt', /tee/],
  ['t-shirt', /tee/],
  ['tee', /tee/],
  ['kurta', /kurti/],
  ['shrit', /shirt/],
  ['LINEN-SHIRT-WHITE-M', /^linen-shirt$/],
  ['candels', /candle/],
  ['sandlewood', /^sandalwood-candle$/],
  ['watches', /watch/],
  ['sunglass', /sunglasses/],
  ['sunglases', /sunglasses/],
  ['coord', /co-ord/],
  ['lether belt', /^leather-belt$/],
  ['jumpsuit', /jumpsuit/],
  ['men shirts', /shirt/],
  ['vase', /^stoneware-vase$/],
  ['cushon cover', /^linen-cushion$/],
  ['card', /^card-holder$/],
  ['UE-2501', /^block-print-kurti-set$/],
  ['2501', /^block-print-kurti-set$/],
]

/** Not looked at while the search was tuned. */
const unseen: readonly (readonly [q: string, first: RegExp])[] = [
  ['oxford', /^oxford-shirt$/],
  ['oxfrod shirt', /^oxford-shirt$/],
  ['jasmin', /^jasmine-candle$/],
  ['monsoon candles', /^monsoon-candle$/],
  ['vetivr', /^fig-vetiver-candle$/],
  ['overshirts', /^overshirt$/],
  ['overshrit', /^overshirt$/],
  ['striped t shirt', /^striped-tee$/],
  ['long sleeve', /^long-sleeve-tee$/],
  ['bifold walet', /^bifold-wallet$/],
  ['wallets', /wallet|card-holder/],
  ['zip wallet', /^zip-wallet$/],
  ['STONEWARE-VASE', /^stoneware-vase$/],
  ['mesh strap', /^mesh-watch$/],
  ['dress watch', /^dress-watch$/],
  ['wrap dres', /^wrap-dress$/],
  ['goatskin', /bifold-wallet|card-holder/],
  ['polarised', /^square-sunglasses$/],
  ['white linen shirt', /^linen-shirt$/],
  ['camp collar', /^camp-collar-shirt$/],
]

describe('A search finds first', () => {
  it.each([...queries, ...unseen])('for %s what is meant', async (q, first) => {
    expect((await firstHits(q))[0]).toMatch(first)
  })

  it('nothing for what is like no word of the catalogue', async () => {
    expect(await firstHits('zzzzqqq')).toEqual([])
  })

  it('only what has all words that are known', async () => {
    const blue = await firstHits('blue shirt')
    expect(blue.length).toBeGreaterThan(0)
    expect(await firstHits('blue shrit')).toEqual(blue)
  })
})

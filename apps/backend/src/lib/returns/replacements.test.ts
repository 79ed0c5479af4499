import { expect, it } from 'vitest'

import { replacementsOf } from './replacements'

const added = (item_id: string) => ({ item_id, is_additional_item: true })
const claimed = (item_id: string) => ({ item_id, is_additional_item: false })

it('A claim’s replacement is free when nothing is sent back, and the claimed line is none', () => {
  const claims = [
    { return_id: null, additional_items: [claimed('shirt'), added('new shirt')] },
    { return_id: 'return_1', additional_items: [added('newer shirt')] },
    null,
  ]
  expect([...replacementsOf(claims, [])]).toEqual([
    ['new shirt', 'free'],
    ['newer shirt', 'sent-back'],
  ])
})

it('What an exchange sends is paid for with what comes back', () => {
  const exchanges = [{ return_id: 'return_1', additional_items: [{ item_id: 'candle' }, null] }]
  expect([...replacementsOf([], exchanges)]).toEqual([['candle', 'sent-back']])
})

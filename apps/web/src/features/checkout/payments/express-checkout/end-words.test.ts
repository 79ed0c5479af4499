import type { CartLine } from '@umber/storefront-core'
import { expect, it } from 'vitest'
import { endWords } from './end-words.ts'
import type { WalletEnd } from './wallet-visits.ts'

const price = { amount: 10, currency: 'inr' }
const soldOut: CartLine = {
  id: 'line_1',
  productId: 'p',
  variantId: 'v',
  quantity: 1,
  selectedOptions: {},
  optionLabels: [],
  price,
  lineTotal: price,
  name: 'Vase',
  pending: false,
  problem: { kind: 'out-of-stock', left: 0 },
}
const blocked: WalletEnd = { kind: 'notice', notice: { kind: 'lines-blocked' } }
const order = { number: 'UE-1' }

it.each([
  [{ kind: 'not-delivered' }, 'We do not deliver to this address yet'],
  [{ kind: 'incomplete' }, 'the whole address'],
  [{ kind: 'under-way' }, 'already under way'],
  [{ kind: 'canceled' }, 'The payment was canceled'],
  [blocked, 'cannot be bought any more'],
] as const)('says of %o what the shopper can do', (end, words) => {
  expect(endWords(end, [])?.sentence).toContain(words)
})

it.each([[{ kind: 'not-delivered' }], [blocked]] as const)(
  'names what is sold out, when the wallet ended with %o',
  (end) => {
    expect(endWords(end, [soldOut])?.sentence).toBe('Vase has sold out meanwhile. Remove it to go on.')
    expect(endWords({ kind: 'failed' }, [soldOut])?.sentence).toContain('We could not read your cart')
  },
)

it.each([
  { kind: 'placed', order },
  { kind: 'placed-elsewhere', order },
  { kind: 'open' },
  { kind: 'not-added' },
] as const)('leaves it to others to speak of %o', (end) => {
  expect(endWords(end, [])).toBeUndefined()
})

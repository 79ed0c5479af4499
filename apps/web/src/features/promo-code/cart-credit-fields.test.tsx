import type { CartCredit, CartCreditPort, GiftCardAnswer } from '@umber/storefront-core/cart'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createCartBackend } from '../../../test/support/cart-backend.ts'
import { renderShop } from '../../../test/support/render-shop.tsx'
import { CartCreditFields } from './cart-credit-fields.tsx'

const inr = (amount: number) => ({ amount, currency: 'inr' })
const card = {
  account: 'cracc_1',
  kind: 'gift-card' as const,
  amount: inr(500),
  left: inr(300),
  lastCharacters: 'PQRS',
}
const none: CartCredit = { hasGiftCards: true, applied: [], toSend: [] }

/** A port over one cart's credit, which a test may change. */
function portOf(credit: CartCredit | undefined, more: Partial<CartCreditPort> = {}) {
  const state = { credit }
  const port = {
    read: vi.fn<CartCreditPort['read']>(async () => state.credit),
    applyGiftCard: vi.fn<CartCreditPort['applyGiftCard']>(async () => {
      state.credit = { ...none, applied: [card] }
      return { kind: 'applied' }
    }),
    applyStoreCredit: vi.fn<CartCreditPort['applyStoreCredit']>(async () => {
      state.credit = none
    }),
    address: vi.fn<CartCreditPort['address']>(async () => undefined),
    remove: vi.fn<CartCreditPort['remove']>(async () => {
      state.credit = none
    }),
    ...more,
  } satisfies CartCreditPort
  return port
}

function show(port: CartCreditPort) {
  const { client } = createCartBackend()
  renderShop(<CartCreditFields />, { client, ports: { cartCredit: port } })
}

it('shows nothing where the shop has neither', async () => {
  const port = portOf(undefined)
  show(port)
  await waitFor(() => expect(port.read).toHaveBeenCalled())
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('uses a gift card, shows what it pays and what stays on it, and takes it off again', async () => {
  const port = portOf(none)
  show(port)
  fireEvent.change(await screen.findByRole('textbox', { name: 'Gift card code' }), {
    target: { value: ' abcd-efgh-jkmn-pqrs ' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Use' }))
  const row = (await screen.findByText('Gift card ending in PQRS')).closest('li')
  expect(row?.textContent).toMatch(/300.* stays on it/)
  expect(row?.textContent).toMatch(/−.*500/)
  expect(port.applyGiftCard).toHaveBeenCalledWith('cart_01TEST', 'abcd-efgh-jkmn-pqrs')
  fireEvent.click(screen.getByRole('button', { name: 'Remove Gift card ending in PQRS' }))
  await waitFor(() => expect(screen.queryByText('Gift card ending in PQRS')).toBeNull())
  expect(port.remove).toHaveBeenCalledWith('cart_01TEST', 'cracc_1')
})

it.each<[GiftCardAnswer & { kind: 'refused' }, RegExp]>([
  [{ kind: 'refused', reason: 'unknown' }, /No gift card has this code/],
  [{ kind: 'refused', reason: 'empty' }, /Nothing is left/],
  [{ kind: 'refused', reason: 'currency' }, /another currency/],
  [{ kind: 'refused', reason: 'limited' }, /Too many codes/],
])('says why a code is refused: $reason', async (answer, sentence) => {
  show(portOf(none, { applyGiftCard: async () => answer }))
  fireEvent.change(await screen.findByRole('textbox', { name: 'Gift card code' }), {
    target: { value: 'ABCD' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Use' }))
  expect((await screen.findByText(sentence)).textContent).toMatch(sentence)
})

it('asks for a code without a request', async () => {
  const port = portOf(none)
  show(port)
  fireEvent.click(await screen.findByRole('button', { name: 'Use' }))
  await screen.findByText('Enter the code of the gift card')
  expect(port.applyGiftCard).not.toHaveBeenCalled()
})

it('uses store credit with one press, also where there are no gift cards', async () => {
  const port = portOf({ hasGiftCards: false, applied: [], toSend: [], storeCredit: inr(250) })
  show(port)
  const button = await screen.findByRole('button', { name: /Use .*250.* of store credit/ })
  expect(screen.queryByRole('textbox')).toBeNull()
  fireEvent.click(button)
  await waitFor(() => expect(port.applyStoreCredit).toHaveBeenCalledWith('cart_01TEST'))
})

it('keeps for whom a gift card is', async () => {
  const port = portOf({ ...none, toSend: [{ lineId: 'cali_1', title: 'Gift card' }] })
  show(port)
  const save = await screen.findByRole('button', { name: 'Save' })
  fireEvent.click(save)
  await screen.findByText('Enter an email address')
  fireEvent.change(screen.getByRole('textbox', { name: /Recipient’s email/ }), {
    target: { value: 'asha@example.com' },
  })
  fireEvent.click(save)
  await screen.findByText('Saved with your cart')
  expect(port.address).toHaveBeenCalledWith('cart_01TEST', 'cali_1', {
    email: 'asha@example.com',
    name: '',
    sender: '',
    message: '',
    sendOn: '',
  })
})

import { initialCartView, type CartLine, type CartOutcome, type Product } from '@umber/storefront-core'
import { act, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LazyCart } from '../../services/cart.ts'
import { aboutQuantity, PurchaseError } from './purchase-error.tsx'
import { usePurchase, type PurchaseOrder } from './use-purchase.ts'

const product = {
  id: 'prod_1',
  name: 'Linen Shirt',
  variants: [{ id: 'var_white', options: [{ id: 'opt_color', value: 'White' }] }],
} as unknown as Product

const order: PurchaseOrder = { product, selection: { opt_color: 'White' }, quantity: 2 }

const line = (variantId: string, quantity: number) => ({ variantId, quantity }) as CartLine

function cartThatAnswersLater(lines: readonly CartLine[] = []) {
  let answer: (outcome: CartOutcome) => void = () => {}
  const add = vi.fn<LazyCart['add']>(
    () =>
      new Promise<CartOutcome>((resolve) => {
        answer = resolve
      }),
  )
  const getState = () => ({ ...initialCartView, lines })
  return { add, cart: { add, getState }, answer: (outcome: CartOutcome) => answer(outcome) }
}

describe('the Add to Cart button', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('shows no busy state when the response comes within 300 ms', async () => {
    const { cart, answer } = cartThatAnswersLater()
    const { result } = renderHook(() => usePurchase(cart))
    await act(async () => void result.current.add(order))
    act(() => void vi.advanceTimersByTime(299))
    expect(result.current.getState().stage).toBe('waiting')
    await act(async () => answer({ ok: true }))
    expect(result.current.getState().stage).toBe('added')
  })

  it('shows the adding state after 300 ms, and the added state for 1.6 s', async () => {
    const { cart, answer } = cartThatAnswersLater()
    const { result } = renderHook(() => usePurchase(cart))
    await act(async () => void result.current.add(order))
    act(() => void vi.advanceTimersByTime(300))
    expect(result.current.getState().stage).toBe('adding')
    await act(async () => answer({ ok: true }))
    act(() => void vi.advanceTimersByTime(1599))
    expect(result.current.getState().stage).toBe('added')
    act(() => void vi.advanceTimersByTime(1))
    expect(result.current.getState().stage).toBe('idle')
  })

  it('sends the chosen options and quantity [PROD-05]', async () => {
    const { cart, add } = cartThatAnswersLater()
    const { result } = renderHook(() => usePurchase(cart))
    await act(async () => void result.current.add(order))
    expect(add).toHaveBeenCalledWith({
      productId: 'prod_1',
      quantity: 2,
      selectedOptions: { opt_color: 'White' },
      product: order.product,
    })
  })

  it('ignores a second press during a request', async () => {
    const { cart, add, answer } = cartThatAnswersLater()
    const { result } = renderHook(() => usePurchase(cart))
    await act(async () => void result.current.add(order))
    await act(async () => expect(await result.current.add(order)).toBe(false))
    expect(add).toHaveBeenCalledTimes(1)
    await act(async () => answer({ ok: true }))
    await act(async () => void result.current.add(order))
    expect(add).toHaveBeenCalledTimes(2)
  })

  it('keeps the reason of a refusal until the shopper changes something', async () => {
    const { cart, answer } = cartThatAnswersLater()
    const { result } = renderHook(() => usePurchase(cart))
    await act(async () => void result.current.add(order))
    await act(async () => answer({ ok: false, reason: 'insufficient-stock' }))
    expect(result.current.getState().stage).toBe('idle')
    expect(result.current.getState().refusal?.reason).toBe('insufficient-stock')
    act(() => result.current.forgetRefusal())
    expect(result.current.getState().refusal).toBeUndefined()
  })

  it('does not return to the adding state when the refusal came within 300 ms', async () => {
    const { cart, answer } = cartThatAnswersLater()
    const { result } = renderHook(() => usePurchase(cart))
    await act(async () => void result.current.add(order))
    await act(async () => answer({ ok: false, reason: 'failed' }))
    act(() => void vi.advanceTimersByTime(5000))
    expect(result.current.getState().stage).toBe('idle')
  })
})

describe('What is said when there are too few pieces', () => {
  const short = (available?: number) =>
    ({ ok: false, reason: 'insufficient-stock', ...(available !== undefined && { available }) }) as const
  const fewer = 'There are fewer than 2 of these left. Choose a smaller quantity.'
  const inCart = 'All that there are of these are in your cart.'

  it.each([
    ['the last one is sold', 1, [], short(0), 'The last one of these has just been sold.'],
    ['it is sold, and the stock cannot be read', 1, [], short(), 'The last one of these has just been sold.'],
    ['all are sold', 2, [], short(0), fewer],
    ['some are left', 2, [], short(1), fewer],
    ['how many are left cannot be read', 2, [], short(), fewer],
    ['the own cart has all', 1, [line('var_white', 2), line('var_white', 1)], short(3), inCart],
    ['the own cart has some, and the stock cannot be read', 1, [line('var_white', 3)], short(), inCart],
    ['the own cart has more than there are', 1, [line('var_white', 3)], short(2), inCart],
    ['the own cart has a part', 2, [line('var_white', 2)], short(3), fewer],
    [
      'the own cart has another variant',
      1,
      [line('var_black', 2)],
      short(0),
      'The last one of these has just been sold.',
    ],
  ] as const)('when %s', async (_when, quantity, lines, outcome, words) => {
    const { cart, answer } = cartThatAnswersLater(lines)
    const { result } = renderHook(() => usePurchase(cart))
    render(<PurchaseError purchase={result.current} about={aboutQuantity} quantity={quantity} />)
    await act(async () => void result.current.add({ ...order, quantity }))
    await act(async () => answer(outcome))
    expect(screen.getByRole('alert').textContent).toBe(words)
  })
})

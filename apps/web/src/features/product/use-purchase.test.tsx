import type { CartOutcome, Product } from '@umber/storefront-core'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LazyCart } from '../../services/cart.ts'
import { usePurchase, type PurchaseOrder } from './use-purchase.ts'

const order: PurchaseOrder = {
  product: { id: 'prod_1', name: 'Linen Shirt' } as Product,
  selection: { opt_color: 'White' },
  quantity: 2,
}

function cartThatAnswersLater() {
  let answer: (outcome: CartOutcome) => void = () => {}
  const add = vi.fn<LazyCart['add']>(
    () =>
      new Promise<CartOutcome>((resolve) => {
        answer = resolve
      }),
  )
  return { add, cart: { add }, answer: (outcome: CartOutcome) => answer(outcome) }
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

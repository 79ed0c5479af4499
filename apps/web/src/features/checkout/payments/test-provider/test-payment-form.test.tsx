import { act, fireEvent, render, screen } from '@testing-library/react'
import type { PaymentAdapter, PaymentSession } from '@umber/storefront-core/checkout'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TestPaymentForm } from './test-payment-form.tsx'

const origin = 'https://backend.test'
const session: PaymentSession = {
  providerId: 'pp_test',
  sessionId: 'payses_1',
  amount: { amount: 10, currency: 'inr' },
  data: { payment_id: 'tpay_1', client_secret: 'secret' },
}

const postMessage = vi.fn<(message: { readonly id: string }) => void>()
/** Frames load nothing here. */
const windows = new WeakMap<Element, Window>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockImplementation(function own(
    this: HTMLIFrameElement,
  ) {
    const known = windows.get(this) ?? ({ postMessage } as unknown as Window)
    windows.set(this, known)
    return known
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function show({ isAtWork = false } = {}) {
  const adapters: PaymentAdapter[] = []
  const onCancel = vi.fn<() => void>()
  const attach = (adapter: PaymentAdapter) => {
    adapters.push(adapter)
    return () => void adapters.pop()
  }
  const { unmount } = render(
    <TestPaymentForm
      {...{ attach, onCancel }}
      total={session.amount}
      isAtWork={isAtWork}
      backendUrl={`${origin}/`}
      settings={{}}
      returnUrl="https://shop.test/checkout/return"
    />,
  )
  const frame = (name: string) => screen.getByTitle<HTMLIFrameElement>(name)
  const say = (name: string, message: object) =>
    act(() => {
      const source = frame(name).contentWindow
      const data = { source: 'test-payments', ...message }
      window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
    })
  const lastAsked = () => postMessage.mock.lastCall?.[0].id
  return { adapters, onCancel, unmount, frame, say, lastAsked }
}

describe('The form of the test provider', () => {
  it('asks its frame for the card, and takes its height within limits', async () => {
    const { adapters, say, lastAsked, frame, unmount } = show()
    expect(frame('Card details').src).toBe(`${origin}/test-payments/fields?lang=en`)
    expect(await adapters[0]?.validate()).toBe(false)
    say('Card details', { type: 'ready' })
    say('Card details', { type: 'height', height: 5_000 })
    expect(frame('Card details').style.height).toBe('1000px')
    const valid = adapters[0]?.validate()
    say('Card details', { type: 'validated', id: lastAsked(), valid: true })
    expect(await valid).toBe(true)
    unmount()
    expect(adapters).toEqual([])
  })

  it('shows that its frame did not load, and loads it again', () => {
    const { say } = show()
    act(() => void vi.advanceTimersByTime(20_000))
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    say('Card details', { type: 'ready' })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('can load its frame again while a payment is under way, and change nothing in it', () => {
    const { frame } = show({ isAtWork: true })
    expect(frame('Card details').closest('[inert]')).not.toBeNull()
    act(() => void vi.advanceTimersByTime(20_000))
    expect(screen.getByRole('alert').closest('[inert]')).toBeNull()
  })

  it('shows the bank’s page until it answers; closing it asks before it cancels', async () => {
    const { adapters, say, lastAsked, onCancel } = show()
    say('Card details', { type: 'ready' })
    const read = vi.fn<() => Promise<unknown>>(async () => ({ status: 'authorized' }))
    const { signal } = new AbortController()
    const outcome = adapters[0]?.confirm(session, { signal, ask: read })
    say('Card details', { type: 'confirmed', id: lastAsked(), status: 'action', url: `${origin}/challenge` })
    vi.useRealTimers()
    const dialog = await screen.findByRole('dialog', { name: 'Confirm your payment' })
    expect(dialog).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    fireEvent.click(screen.getByRole('button', { name: 'Cancel payment' }))
    expect(onCancel).toHaveBeenCalledOnce()
    expect(read).not.toHaveBeenCalled()
    say('Your bank’s page', { type: 'challenged' })
    expect(await outcome).toEqual({ kind: 'authorized' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('removes the bank’s page when the payment is canceled', async () => {
    const { adapters, say, lastAsked } = show()
    say('Card details', { type: 'ready' })
    const working = new AbortController()
    const outcome = adapters[0]?.confirm(session, { signal: working.signal, ask: async () => undefined })
    say('Card details', { type: 'confirmed', id: lastAsked(), status: 'action', url: '/challenge' })
    vi.useRealTimers()
    await screen.findByRole('dialog')
    act(() => working.abort())
    await expect(outcome).rejects.toThrow('abort')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

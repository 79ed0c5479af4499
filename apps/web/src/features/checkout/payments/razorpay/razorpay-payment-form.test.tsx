import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { PaymentAdapter, PaymentSession } from '@umber/storefront-core/checkout'
import { afterEach, expect, it, vi } from 'vitest'
import { presetOf } from '../../../../config/preset.ts'
import { ServicesProvider, type Services } from '../../../../services/services-context.ts'
import { RazorpayPaymentForm } from './razorpay-payment-form.tsx'

interface Options {
  readonly handler: (answer: object) => void
  readonly modal: { readonly ondismiss: () => void }
}

const windows: { readonly options: Options; isOpen: boolean }[] = []
class Razorpay {
  readonly options: Options
  readonly #entry

  constructor(options: Options) {
    this.options = options
    this.#entry = { options, isOpen: false }
    windows.push(this.#entry)
  }

  open() {
    this.#entry.isOpen = true
  }

  close() {
    this.#entry.isOpen = false
    this.options.modal.ondismiss()
  }
}

const load = vi.fn<(address: string) => Promise<void>>()
vi.mock('./load-script.ts', () => ({ loadScript: async (address: string) => await load(address) }))

const note = vi.fn<(what: string, failure: object) => void>()
const services = { log: { note }, preset: presetOf('showcase'), socialLinks: [] }
const session: PaymentSession = {
  providerId: 'pp_razorpay',
  sessionId: 'payses_1',
  amount: { amount: 19.99, currency: 'inr' },
  data: { order_id: 'order_1' },
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Razorpay')
  windows.length = 0
  vi.clearAllMocks()
})

/** What becomes of the next attempt to load the script, once the returned function is called. */
function loading(end: 'load' | 'error') {
  let settle: () => void = () => undefined
  load.mockReturnValueOnce(
    new Promise((resolve, reject) => {
      settle = () => {
        if (end === 'error') return reject(new Error('Failed to load'))
        Reflect.set(globalThis, 'Razorpay', Razorpay)
        resolve()
      }
    }),
  )
  return async () =>
    await act(async () => {
      settle()
      await new Promise((resolve) => setTimeout(resolve))
    })
}

function show() {
  const adapters: PaymentAdapter[] = []
  const attach = (adapter: PaymentAdapter) => {
    adapters.push(adapter)
    return () => void adapters.pop()
  }
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <ServicesProvider value={services as unknown as Services}>
        <RazorpayPaymentForm
          attach={attach}
          onCancel={() => undefined}
          total={session.amount}
          isAtWork={false}
          backendUrl="https://backend.test"
          settings={{ keyId: 'rzp_test_1' }}
          returnUrl="https://shop.test/checkout/return"
        />
      </ServicesProvider>
    </QueryClientProvider>,
  )
  const adapter = () => {
    const [current] = adapters
    if (current === undefined) throw new Error('There is no adapter')
    return current
  }
  return { adapter, adapters, unmount }
}

const call = (signal = new AbortController().signal) => ({
  signal,
  ask: async () => await Promise.resolve({ status: windows[0]?.isOpen === true ? 'authorized' : 'open' }),
})

it('loads Razorpay’s script, and is ready only then', async () => {
  const loaded = loading('load')
  const { adapter, adapters, unmount } = show()
  expect(load.mock.calls).toEqual([['https://checkout.razorpay.com/v1/checkout.js']])
  expect(await adapter().validate()).toBe(false)
  await loaded()
  expect(await adapter().validate()).toBe(true)
  unmount()
  expect(adapters).toEqual([])
})

async function showLoaded() {
  const loaded = loading('load')
  const { adapter } = show()
  await loaded()
  return adapter()
}

it('opens the window for the order of the session, and hears its answer', async () => {
  const outcome = (await showLoaded()).confirm(session, call())
  const [{ options } = { options: undefined }] = windows
  expect(options).toMatchObject({ key: 'rzp_test_1', order_id: 'order_1', name: 'Umber & Ecru' })
  options?.handler({ razorpay_payment_id: 'pay_1', razorpay_signature: 'a' })
  expect(await outcome).toEqual({ kind: 'authorized' })
})

it('is unconfirmed when the shopper closes the window', async () => {
  const outcome = (await showLoaded()).confirm(session, call())
  for (const one of windows) one.isOpen = false
  windows[0]?.options.modal.ondismiss()
  expect(await outcome).toEqual({ kind: 'unconfirmed' })
})

it('closes the window when the payment is canceled', async () => {
  const ending = new AbortController()
  const outcome = (await showLoaded()).confirm(session, call(ending.signal))
  ending.abort(new Error('canceled'))
  await expect(outcome).rejects.toThrow('canceled')
  expect(windows).toMatchObject([{ isOpen: false }])
})

it('says that it cannot be loaded, and tries again', async () => {
  const failed = loading('error')
  const { adapter } = show()
  await failed()
  expect(screen.getByRole('alert').textContent).toContain('The payment form could not be loaded.')
  expect(note.mock.calls).toMatchObject([
    [
      'Checkout: the window of Razorpay could not be loaded',
      { kind: 'unreachable', code: 'razorpay_not_loaded' },
    ],
  ])
  const loaded = loading('load')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await loaded()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(await adapter().validate()).toBe(true)
})

import { loadScript } from './load-script.ts'

/** What is used of https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/integration-steps. */
interface RazorpayWindow {
  open(): void
  close(): void
}

interface RazorpayOptions {
  readonly key: string
  readonly order_id: string
  readonly name: string
  readonly handler: (answer: unknown) => void
  readonly modal: { readonly ondismiss: () => void; readonly confirm_close: true }
}

export type RazorpayConstructor = new (options: RazorpayOptions) => RazorpayWindow

const address = 'https://checkout.razorpay.com/v1/checkout.js'

/** Loads Razorpay's script, once; a failed attempt may be repeated. */
export async function loadRazorpay(): Promise<RazorpayConstructor> {
  const known = constructorOnPage()
  if (known !== undefined) return known
  await loadScript(address)
  const loaded = constructorOnPage()
  if (loaded === undefined) throw new Error('The script of Razorpay has no window')
  return loaded
}

const constructorOnPage = () => Reflect.get(globalThis, 'Razorpay') as RazorpayConstructor | undefined

interface WindowOptions {
  readonly keyId: string
  readonly orderId: string
  readonly name: string
}

/**
 * Opens the window until the shopper has paid, answered with what it gives its `handler`, or closed it: undefined. After a
 * failed attempt it stays open, and the shopper may try another way in it.
 */
export async function openRazorpay(
  Razorpay: RazorpayConstructor,
  { keyId, orderId, name }: WindowOptions,
  signal: AbortSignal,
): Promise<unknown> {
  signal.throwIfAborted()
  return await new Promise((resolve, reject) => {
    const shown = new Razorpay({
      key: keyId,
      order_id: orderId,
      name,
      handler: resolve,
      modal: { ondismiss: () => resolve(undefined), confirm_close: true },
    })
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error)
      shown.close()
    })
    shown.open()
  })
}

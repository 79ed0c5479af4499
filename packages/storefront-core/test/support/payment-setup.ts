import { createMemoryStorage } from '../../src/memory-storage.ts'
import type { CheckoutStore } from '../../src/checkout/create-checkout-store.ts'
import type { CheckoutGateway, OrderAnswer, PaymentGateway } from '../../src/ports/checkout-gateway.ts'
import type { KeyValueStorage } from '../../src/ports/platform.ts'
import type {
  AuthorizeOptions,
  PaymentAdapter,
  PaymentOutcome,
  PaymentReference,
} from '../../src/ports/payment.ts'
import { shop } from './checkout-setup.ts'

export const session: PaymentReference = { providerId: 'pp_test', sessionId: 'payses_1' }
export const authorized: PaymentOutcome = { kind: 'authorized' }

export const adapter: PaymentAdapter = {
  providerId: 'pp_test',
  validate: async () => true,
  confirm: async () => authorized,
  resume: async () => authorized,
}

type Settle = (outcome: PaymentOutcome | { readonly kind: 'spent' } | undefined) => void

/** A checkout whose payments are answered by the test. */
export function paymentShop({
  payment = {},
  placeOrder = async () => ({ kind: 'placed', order: { number: 'UE-100001', id: 'order_1' } }) as const,
  findOrder,
  storage = createMemoryStorage(),
  gateway: changes = {},
}: {
  readonly payment?: Partial<PaymentGateway>
  readonly placeOrder?: () => Promise<OrderAnswer>
  readonly findOrder?: CheckoutGateway['findOrder']
  readonly storage?: KeyValueStorage
  readonly gateway?: Partial<CheckoutGateway>
} = {}) {
  const asked: { readonly reference: PaymentReference; readonly options: AuthorizeOptions }[] = []
  const settles: Settle[] = []
  const opened: (PaymentReference | undefined)[] = []
  const attached: PaymentAdapter[] = []
  const gateway: PaymentGateway = {
    async open(_request, spent) {
      opened.push(spent)
      return { kind: 'open', payment: session, isResumed: false }
    },
    authorize: (_request, reference, options) =>
      new Promise((resolve) => {
        asked.push({ reference, options })
        settles.push(resolve)
      }),
    cancel: async () => 'canceled',
    attach(adapter) {
      attached.push(adapter)
      return () => undefined
    },
    post: async () => ({}),
    ...payment,
  }
  const setup = shop(
    { payments: ['pp_test'], payment: gateway, placeOrder, ...(findOrder && { findOrder }), ...changes },
    storage,
  )
  return Object.assign(setup, {
    asked,
    opened,
    attached,
    /** The last request for authorization. */
    last: () => asked.at(-1)?.options,
    async answer(outcome: Parameters<Settle>[0]) {
      settles.at(-1)?.(outcome)
      await setup.clock.pass(1)
    },
    async pay() {
      await setup.toPayment()
      void setup.checkout.choosePayment('pp_test')
      void setup.checkout.place()
      await setup.clock.pass(1)
    },
    async reload(): Promise<CheckoutStore> {
      setup.checkout.close()
      const store = setup.open()
      await setup.clock.pass(1)
      return store
    },
  })
}

import type { PaymentGateway } from '../../src/ports/checkout-gateway.ts'
import type {
  PaymentAdapter,
  PaymentOutcome,
  PaymentReference,
  PaymentSession,
} from '../../src/ports/payment.ts'
import type { LiveClient } from '../../src/live/live-client.ts'
import { payOnDelivery } from '../../src/live/pay-on-delivery.ts'
import { createCountries } from '../../src/live/countries.ts'
import { createLiveCheckoutGateway } from '../../src/live/checkout-gateway.ts'
import { orderSetup } from './live-setup.ts'

/** The gateway of one tab. */
export const openTab = (client: LiveClient) =>
  createLiveCheckoutGateway({
    client,
    countries: createCountries(client),
    payments: [payOnDelivery, { id: 'pp_test' }],
  })

/** A shopper about to pay with a provider that has a form. The region offers it and paying on delivery. */
export async function paying() {
  const setup = await orderSetup()
  const { backend, client } = setup
  const gateway = openTab(client)
  const payment = gateway.payment as PaymentGateway
  const request = { ...setup.request, payment: 'pp_test' } as const
  const shown: string[] = []
  const sessions: PaymentSession[] = []
  const outcomes: { resume: PaymentOutcome; confirm: PaymentOutcome } = {
    resume: { kind: 'unconfirmed' },
    confirm: { kind: 'authorized' },
  }
  const pay = ({ sessionId }: PaymentReference) => {
    for (const { testPayment } of backend.database.carts.values())
      if (testPayment?.sessionId === sessionId) testPayment.status = 'authorized'
  }
  const adapter: PaymentAdapter = {
    providerId: 'pp_test',
    validate: async () => true,
    async confirm(session) {
      shown.push('confirm')
      sessions.push(session)
      if (outcomes.confirm.kind === 'authorized') pay(session)
      return outcomes.confirm
    },
    async resume(session, { mayLeave }) {
      shown.push(mayLeave ? 'resume, leave' : 'resume')
      sessions.push(session)
      return outcomes.resume
    },
  }
  async function open(wanted: Parameters<PaymentGateway['open']>[0] = request, spent?: typeof session) {
    const opening = await payment.open(wanted, spent)
    if (opening.kind !== 'open') throw new Error(JSON.stringify(opening))
    return opening
  }
  const { payment: session } = await open()
  const authorize = (mode: 'confirm' | 'resume' | 'leave', isResumed = false) =>
    payment.authorize(request, session, { mode, isResumed })
  payment.attach(adapter)
  return {
    ...setup,
    adapter,
    pay,
    gateway,
    payment,
    request,
    session,
    shown,
    sessions,
    outcomes,
    open,
    authorize,
  }
}

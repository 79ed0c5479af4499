import { money } from '../money/money.ts'
import { collect, field, number, text } from '../parse/read.ts'
import { isProviderId, type PaymentSession } from '../ports/payment.ts'

/** The requested fields of a cart's payment sessions. */
export const sessionFields = ['id', 'provider_id', 'amount', 'currency_code', 'status', 'data']
  .map((name) => `payment_collection.payment_sessions.${name}`)
  .join(',')

/** The open payment sessions of a cart, or of an answer with a `payment_collection`. */
export const sessionsOf = (owner: unknown): readonly PaymentSession[] =>
  collect(field(field(owner, 'payment_collection'), 'payment_sessions'), sessionFromWire)

function sessionFromWire(wire: unknown): PaymentSession | undefined {
  const sessionId = text(field(wire, 'id'))
  const providerId = text(field(wire, 'provider_id'))
  const amount = number(field(wire, 'amount'))
  const currency = text(field(wire, 'currency_code'))?.toLowerCase()
  const isOver = over.has(text(field(wire, 'status')) ?? '')
  if (sessionId === undefined || providerId === undefined || !isProviderId(providerId) || isOver)
    return undefined
  if (amount === undefined || currency === undefined) return undefined
  return { sessionId, providerId, amount: money(amount, currency), data: field(wire, 'data') }
}

const over: ReadonlySet<string> = new Set(['canceled', 'error'])

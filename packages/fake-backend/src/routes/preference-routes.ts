import { invalid, notAllowed } from '../refusal.ts'
import type { FakeSwitches } from '../database.ts'
import { customerOf } from './customer-routes.ts'
import { bodyOf, textIn, type Call, type Route } from './route.ts'

/** Custom: which messages a customer wants, by topic and channel. */
export const preferenceRoutes: readonly Route[] = [
  { method: 'GET', path: '/store/customers/me/preferences', answer: answered },
  { method: 'POST', path: '/store/customers/me/preferences', answer: change },
]

interface Topic extends FakeSwitches {
  readonly id: string
  /** Always as by default. */
  readonly locked: boolean
}

/** What a customer without a choice gets. */
const topics: readonly Topic[] = [
  { id: 'order_updates', email: true, push: true, sms: false, locked: true },
  { id: 'promotions', email: false, push: false, sms: false, locked: false },
  { id: 'product_reviews', email: true, push: false, sms: false, locked: false },
  { id: 'account_security', email: true, push: true, sms: true, locked: true },
]

const channels = ['email', 'push', 'sms'] as const

function answered(call: Call) {
  const chosen = call.database.preferences.get(customerOf(call).id)
  return { preferences: topics.map((topic) => ({ ...topic, ...chosen?.get(topic.id) })) }
}

function change(call: Call) {
  const { id: customerId } = customerOf(call)
  const { preferences } = call.database
  const body = bodyOf(call)
  const id = textIn(body, 'id')
  const topic = topics.find((one) => one.id === id)
  if (topic === undefined) throw invalid(`Invalid request: Invalid value for 'id'`)
  const switches: Partial<FakeSwitches> = Object.fromEntries(
    channels.filter((channel) => typeof body[channel] === 'boolean').map((one) => [one, body[one]]),
  )
  const differs = channels.some((one) => switches[one] !== undefined && switches[one] !== topic[one])
  if (topic.locked && differs) throw notAllowed('These messages are always sent.')
  const chosen = preferences.get(customerId)
  preferences.set(customerId, new Map(chosen).set(topic.id, { ...chosen?.get(topic.id), ...switches }))
  return answered(call)
}

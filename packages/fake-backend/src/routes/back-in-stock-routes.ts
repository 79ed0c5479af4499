import { notFound, Refusal } from '../refusal.ts'
import { bodyOf, textIn, type Call, type Route } from './route.ts'

/** Custom: who waits for sold-out variants. The real tokens are mailed, and say no address. */
export const backInStockRoutes: readonly Route[] = [
  { method: 'POST', path: '/store/back-in-stock', answer: ask },
  { method: 'POST', path: '/store/back-in-stock/leave', answer: leave },
]

const leaving = 'leave-'

function ask(call: Call) {
  const { database } = call
  const body = bodyOf(call)
  const id = textIn(body, 'variant_id') ?? ''
  const email = (textIn(body, 'email') ?? '').trim().toLowerCase()
  const found = database.variant(id)
  if (found === undefined) throw notFound('The shop has no such variant')
  if ((database.limitOf(found.variant) ?? 1) > 0)
    throw new Refusal(400, { code: 'in_stock', type: 'not_allowed', message: 'The variant can be bought' })
  database.stockRequests.set(id, new Set([...(database.stockRequests.get(id) ?? []), email]))
  return { requested: true }
}

function leave(call: Call) {
  const token = textIn(bodyOf(call), 'token') ?? ''
  if (!token.startsWith(leaving))
    throw new Refusal(400, { code: 'link_used', type: 'not_allowed', message: 'The link is invalid' })
  call.database.forgetStockRequests(token.slice(leaving.length))
  return { left: true }
}

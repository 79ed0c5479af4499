import {
  requestReturn,
  settleReturn,
  type AdminClient,
  type ReceivedItem,
  type SettleResult,
} from '@umber/admin-client'
import { each } from '@umber/commerce-client'
import type { AdminOrder } from '@umber/commerce-client/admin'

export interface Terminal {
  readonly ask: (question: string) => Promise<string>
  readonly say: (line: string) => void
}

/**
 * Takes a return at the counter: asks how many of each item came back and how many of them are damaged, requests and
 * receives the return, and refunds it. Returns the exit code.
 */
export async function takeReturn(
  tool: AdminClient,
  orderNumber: number,
  { ask, say }: Terminal,
): Promise<number> {
  const order = await findOrder(tool, orderNumber)
  if (order === undefined) return fail(say, `There is no order ${orderNumber}.`)

  const items: ReceivedItem[] = []
  for (const { id, title, detail } of order.items) {
    const returnable =
      detail.delivered_quantity - detail.return_requested_quantity - detail.return_received_quantity
    if (returnable <= 0) continue
    const back = await askNumber(ask, `${title}: how many of ${returnable} came back? `, returnable)
    const damaged = back === 0 ? 0 : await askNumber(ask, '  and how many of them are damaged? ', back)
    if (back > 0) items.push({ itemId: id, intact: back - damaged, damaged })
  }
  if (items.length === 0) return fail(say, 'Nothing came back.')

  const { stock_locations } = await tool.admin.stockLocation.list({ limit: 1, order: 'created_at' })
  const requested = await requestReturn(tool, {
    orderId: order.id,
    items: items.map(({ itemId, intact, damaged = 0 }) => ({ itemId, quantity: intact + damaged })),
    locationId: stock_locations[0]?.id,
    notify: false,
  })
  if (requested.kind === 'canceled') return fail(say, 'The return was canceled.')
  if (requested.kind !== 'done')
    return fail(say, `Not requested: ${requested.kind === 'aborted' ? 'aborted' : requested.error.message}`)

  const input = { orderId: order.id, returnId: requested.id, items }
  let settled = await settleReturn(tool, input)
  while (settled.kind === 'unanswered') {
    const again = await ask(`No answer (${settled.error.message}). Try again? [y/n] `)
    if (!again.startsWith('y')) break
    // Looks first what the server has done, so nothing is refunded twice.
    settled = await settleReturn(tool, input, { resume: settled.checkpoint })
  }
  return report(settled, say)
}

/** Medusa searches the number as text, also within other numbers, email addresses and addresses. */
async function findOrder({ admin }: AdminClient, orderNumber: number): Promise<AdminOrder | undefined> {
  const fields = '+display_id,+currency_code,*items,*items.detail'
  const query = { q: String(orderNumber), fields, order: '-created_at', limit: 20 }
  for await (const order of each(admin.order.list, query)) if (order.display_id === orderNumber) return order
  return undefined
}

function report(settled: SettleResult, say: Terminal['say']): number {
  switch (settled.kind) {
    case 'done':
      for (const { amount } of settled.refunds)
        say(`Refunded ${amount.toFixed(2)} ${settled.currency.toUpperCase()}.`)
      if (settled.refunds.length === 0) say('Nothing to refund.')
      return 0
    case 'exceeds':
      return fail(say, `No more than ${settled.possible} ${settled.currency.toUpperCase()} can be refunded.`)
    case 'canceled':
      return fail(say, 'The return was canceled.')
    case 'aborted':
      return fail(say, `Aborted at the step ${settled.step}.`)
    case 'refused':
    case 'unanswered':
      say(`Stopped at the step ${settled.step}: ${settled.error.message}`)
  }
  return 1
}

async function askNumber(ask: Terminal['ask'], question: string, most: number): Promise<number> {
  for (;;) {
    const answer = Number((await ask(question)) || '0')
    if (Number.isInteger(answer) && answer >= 0 && answer <= most) return answer
  }
}

function fail(say: Terminal['say'], line: string): number {
  say(line)
  return 1
}

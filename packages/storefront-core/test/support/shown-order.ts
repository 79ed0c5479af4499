import { expect } from 'vitest'
import { orderSteps } from '../../src/orders/order-steps.ts'
import type { Order, OrderDetails } from '../../src/ports/order-history.ts'

const coins = (money: { readonly amount: number } | undefined) => Math.round((money?.amount ?? 0) * 100)
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

/** What an order's page shows, in short: amounts are major units; what is to be paid is negative. */
export function shown({ page }: { readonly page: OrderDetails }) {
  const { ledger, status, payment, parcels } = page
  return {
    rows: Object.fromEntries(ledger.rows.map(({ kind, amount }) => [kind, amount.amount])),
    total: ledger.total?.amount,
    ...(ledger.charged && { charged: ledger.charged.amount }),
    ...(ledger.refunded && { refunded: ledger.refunded.amount }),
    ...(ledger.balance.kind !== 'settled' && {
      [ledger.balance.kind === 'owed' ? ledger.balance.when : 'to pay']: ledger.balance.amount.amount,
    }),
    status: status.kind,
    payment: payment?.kind,
    steps: orderSteps(page)
      .map(
        ({ name, progress, quantity }) =>
          `${name} ${quantity ? `${quantity.done}/${quantity.all}` : progress}`,
      )
      .slice(1),
    parcels: parcels.map(({ items, trackings }) =>
      [sum(items.map(({ quantity }) => quantity)), ...trackings.map(({ number }) => number)].join(' '),
    ),
  }
}

/** Holds in every state: the amounts add up as they are shown, and the badge, steps, parcels and pieces agree. */
export function expectAddedUp({ page, entry }: { readonly page: OrderDetails; readonly entry: Order }): void {
  const { ledger, items, parcels, status } = page
  const { rows, total, charged, refunded, balance } = ledger
  expect(sum(rows.map(({ amount }) => coins(amount)))).toBe(coins(total))
  const ofItems = rows.find(({ kind }) => kind === 'items')
  expect(sum(items.map(({ amount }) => coins(amount)))).toBe(coins(ofItems?.amount))
  expect(rows.map(({ kind }) => kind)).not.toContain('other')
  const more = coins(charged) - coins(refunded) - coins(total)
  expect(balance).toMatchObject(
    more === 0
      ? { kind: 'settled' }
      : { kind: more > 0 ? 'owed' : 'to-pay', amount: { amount: Math.abs(more) / 100 } },
  )

  const inParcels = (id: string, isCounted: (parcel: OrderDetails['parcels'][number]) => boolean) =>
    sum(
      parcels
        .filter(isCounted)
        .flatMap((parcel) =>
          parcel.items.filter(({ lineId }) => lineId === id).map(({ quantity }) => quantity),
        ),
    )
  for (const line of items) {
    expect(inParcels(line.id, () => true)).toBe(line.packed)
    expect(inParcels(line.id, ({ deliveredAt }) => deliveredAt !== undefined)).toBe(line.delivered)
  }
  const done = orderSteps(page).filter(({ progress }) => progress === 'done')
  const last = done.at(-1)?.name
  if (status.kind === 'processing') expect(['placed', 'packed']).toContain(last)
  else if (status.kind === 'partly-shipped') expect(['placed', 'packed']).toContain(last)
  else if (status.kind === 'partly-delivered') expect(['placed', 'packed', 'shipped']).toContain(last)
  else expect(last).toBe(status.kind)

  const { rows: _rows, taxIncluded: _tax, reserved: _reserved, ...sums } = ledger
  expect(entry.ledger).toEqual(sums)
  const { arrivedAt: _arrivedAt, keptPieces, ...listed } = entry
  // Only the entry of a list has them, and a recorded order is no entry of one.
  if (keptPieces !== undefined)
    expect(keptPieces).toBe(
      sum(items.map((line) => Math.max(0, line.delivered - line.returning - line.returned))),
    )
  expect({ ...listed, items: entry.items.length }).toEqual({
    id: page.id,
    displayId: page.displayId,
    placedAt: page.placedAt,
    status,
    items: items.length,
    ledger: sums,
    ...(page.total && { total: page.total }),
    ...(page.tracking && { tracking: page.tracking }),
  })
}

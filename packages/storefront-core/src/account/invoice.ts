import { createMoneyFormat } from '../money/format-money.ts'
import type { Order } from '../ports/order-history.ts'

/** A file name that is safe on any file system, whatever the id contains. */
export function invoiceFileName(orderId: string): string {
  const safe = orderId.replaceAll(/[^A-Za-z0-9_-]+/g, '-').slice(0, 80)
  return `invoice-${safe === '' ? 'order' : safe}.txt`
}

/** The order's lines and total as plain text, with amounts as the locale writes them. */
export function invoiceText({ displayId, placedAt, items, total }: Order, locale?: string): string {
  const written = createMoneyFormat({ locale })
  const rows = items.map(({ title, quantity, unitPrice }) => {
    const price = unitPrice === undefined ? '-' : written(unitPrice)
    return `${plain(title)}  ${quantity} × ${price}`
  })
  const lines = [
    `Order #${plain(displayId)}`,
    `Placed ${placedAt?.slice(0, 10) ?? '-'}`,
    '',
    ...rows,
    '',
    `Total ${total === undefined ? '-' : written(total)}`,
  ]
  return `${lines.join('\n')}\n`
}

/** A single line that a spreadsheet does not read as a formula. */
function plain(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim()
  return /^[=+\-@]/.test(line) ? `'${line}` : line
}

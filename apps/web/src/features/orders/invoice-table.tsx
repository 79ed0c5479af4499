import { invoiceCopy as copy } from '../../copy/after-sales.ts'

export interface InvoiceLine {
  readonly key: string
  readonly title: string
  readonly notes: readonly (string | undefined)[]
  readonly quantity: number
  /** Written out, as the amount. */
  readonly price: string
  readonly amount: string
}

const cell = 'border-b border-line py-2 pe-4 text-start align-top font-normal last:pe-0'
const figure = `${cell} tabular text-end`
/** Phones have no space for it; paper has. */
const ofPrice = 'max-sm:hidden print:table-cell'

/** What an invoice is about. */
export function InvoiceTable({
  caption,
  lines,
}: {
  readonly caption: string
  readonly lines: readonly InvoiceLine[]
}) {
  const { item, quantity: pieces, price: each, amount: sum } = copy.columns
  return (
    <table className="mt-8 w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-small text-ink-2">
          <th scope="col" className={cell}>
            {item}
          </th>
          <th scope="col" className={`${cell} text-end`}>
            {pieces}
          </th>
          <th scope="col" className={`${cell} text-end ${ofPrice}`}>
            {each}
          </th>
          <th scope="col" className={`${cell} text-end`}>
            {sum}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, title, notes, quantity, price, amount }) => (
          <tr key={key}>
            <th scope="row" className={`${cell} wrap-anywhere`}>
              <bdi>{title}</bdi>
              {notes.map(
                (note) =>
                  note !== undefined && (
                    <span key={note} className="block text-small text-ink-2">
                      <bdi>{note}</bdi>
                    </span>
                  ),
              )}
            </th>
            <td className={figure}>{quantity}</td>
            <td className={`${figure} ${ofPrice}`}>{price}</td>
            <td className={figure}>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

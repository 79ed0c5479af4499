import type {
  DocumentParty,
  DocumentRowKind,
  OrderDetails,
  OrderDocument,
} from '@umber/storefront-core/orders'
import type { Money } from '@umber/storefront-core'
import type { ReactNode } from 'react'
import { documentCopy, invoiceCopy as copy, orderCopy } from '../../copy/after-sales.ts'
import { netTermsCopy } from '../../copy/payments.ts'
import { useFormats } from '../../hooks/use-formats.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Heading } from '../../ui/primitives/text.tsx'
import { InvoiceTable } from './invoice-table.tsx'
import { DownloadButton } from './order-documents.tsx'

interface IssuedInvoiceProps {
  readonly order: OrderDetails
  readonly document: OrderDocument
  /** The level of its heading. */
  readonly heading: 1 | 2
  readonly back: ReactNode
}

/** The printable invoice as it was issued, whatever has become of the order or the settings since. */
export function IssuedInvoice({ order, document, heading, back }: IssuedInvoiceProps) {
  const formats = useFormats()
  const title = `invoice-${document.id}`
  const { number, issuedAt, dueAt, seller, buyer, deliveredTo, lines, rows, taxes, total } = document
  return (
    <article
      aria-labelledby={title}
      className="mx-auto w-full max-w-192 break-after-page last:break-after-auto"
    >
      <div className="mb-8 flex flex-wrap gap-3 print:hidden">
        {heading === 1 && <Button onClick={() => window.print()}>{copy.print}</Button>}
        <DownloadButton order={order} of={document} />
        {back}
      </div>
      <div className="flex flex-wrap justify-between gap-x-10 gap-y-4">
        <div>
          <Heading level={heading} look="h1" id={title}>
            {copy.heading}
          </Heading>
          <dl className="mt-4 grid grid-cols-[auto_auto] justify-start gap-x-6">
            <dt className="text-ink-2">{copy.invoiceNumber}</dt>
            <dd className="tabular wrap-anywhere">{number}</dd>
            <dt className="text-ink-2">{copy.date}</dt>
            <dd>{formats.day(issuedAt)}</dd>
            <dt className="text-ink-2">{copy.number}</dt>
            <dd className="tabular wrap-anywhere">{order.displayId}</dd>
            {dueAt !== undefined && (
              <>
                <dt className="text-ink-2">{netTermsCopy.due}</dt>
                <dd>{formats.day(dueAt)}</dd>
              </>
            )}
          </dl>
        </div>
        <Party title={copy.seller} party={seller} more={seller.email} />
      </div>
      <div className="mt-8 grid gap-6 sm:grid-cols-2">
        {buyer !== undefined && <Party title={copy.buyer} party={buyer} />}
        {deliveredTo !== undefined && <Party title={copy.deliveredTo} party={deliveredTo} />}
      </div>
      <InvoiceTable
        caption={documentCopy.kinds.invoice(number)}
        lines={lines.map(({ title: item, variant, hsCode, quantity, unitPrice, total: amount }, at) => ({
          key: `${item} ${String(at)}`,
          title: item,
          notes: [variant, hsCode === undefined ? undefined : documentCopy.hsCode(hsCode)],
          quantity,
          price: formats.money(unitPrice),
          amount: signed(amount, formats.money),
        }))}
      />
      <dl className="ms-auto mt-4 grid max-w-80 grid-cols-[1fr_auto] gap-y-2">
        {rows.map(({ kind, amount }) => (
          <Sum key={kind} name={rowWords(kind)} amount={amount} />
        ))}
        <dt className="border-t border-line pt-3 font-medium">{documentCopy.total}</dt>
        <dd className="tabular border-t border-line pt-3 ps-4 text-end font-medium">
          {formats.money(total)}
        </dd>
        {taxes.length > 0 && <dt className="col-span-2 pt-3 text-small text-ink-2">{documentCopy.taxes}</dt>}
        {taxes.map(({ name, rate, amount }) => (
          <Sum
            key={`${name} ${String(rate)}`}
            name={`${name} ${formats.number(rate)} %`.trim()}
            amount={amount}
          />
        ))}
      </dl>
    </article>
  )
}

const rowWords = (kind: DocumentRowKind): string =>
  kind === 'refund' ? documentCopy.refunded : orderCopy.sums.rows[kind]

const signed = (amount: Money, write: (amount: Money) => string): string =>
  amount.amount < 0 ? `−${write({ ...amount, amount: -amount.amount })}` : write(amount)

function Sum({ name, amount }: { readonly name: string; readonly amount: Money }) {
  const formats = useFormats()
  return (
    <>
      <dt>
        <bdi>{name}</bdi>
      </dt>
      <dd className="tabular ps-4 text-end">{signed(amount, formats.money)}</dd>
    </>
  )
}

interface PartyProps {
  readonly title: string
  readonly party: DocumentParty
  readonly more?: string | undefined
}

function Party({ title, party: { name, lines, taxNumber, registration }, more }: PartyProps) {
  // A number that the owner has entered with its name stays as it is.
  const number = taxNumber?.includes(' ') === false ? documentCopy.taxNumber(taxNumber) : taxNumber
  const registered = registration === undefined ? undefined : documentCopy.registration(registration)
  const written = [name, ...lines, number, registered, more].filter(
    (line) => line !== undefined && line !== '',
  )
  return (
    <section className="min-w-0">
      <Heading level={2} look="label">
        {title}
      </Heading>
      <div className="mt-1">
        {written.map((line) => (
          <span key={line} className="block wrap-anywhere" dir="auto">
            {line}
          </span>
        ))}
      </div>
    </section>
  )
}

import type { OrderDetails } from '@umber/storefront-core/orders'
import type { ReactNode } from 'react'
import { contactOf } from '../../content/contact.ts'
import { netTermsCopy } from '../../copy/payments.ts'
import { useShopSettings } from '../../queries/shop-settings.ts'
import { invoiceCopy as copy } from '../../copy/after-sales.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Heading } from '../../ui/primitives/text.tsx'
import { AddressLines } from './order-address.tsx'
import { lineNotes } from './line-notes.ts'
import { IssuedInvoice } from './issued-invoice.tsx'
import { OrderTotals } from './order-totals.tsx'
import { useOrderDocuments } from './use-order-records.ts'
import type { ShownSettings } from '../../config/shown-settings.ts'
import { useFormats } from '../../hooks/use-formats.ts'

interface InvoiceProps {
  readonly order: OrderDetails
  /** The link back to the order. */
  readonly back: ReactNode
}

const cell = 'border-b border-line py-2 pe-4 text-start align-top font-normal last:pe-0'

/** The printable invoice: as it was issued, and before that with the order's own amounts. The rest of the page is not printed. */
export function Invoice({ order, back }: InvoiceProps) {
  const issued = (useOrderDocuments(order) ?? []).filter(({ kind }) => kind === 'invoice')
  if (issued.length === 0) return <OrderSummary order={order} back={back} />
  // What was added to an order later has an invoice of its own, on a page of its own.
  return (
    <div className="grid gap-y-section">
      {issued.map((document, at) => (
        <IssuedInvoice
          key={document.id}
          order={order}
          document={document}
          heading={at === 0 ? 1 : 2}
          back={at === 0 ? back : undefined}
        />
      ))}
    </div>
  )
}

function OrderSummary({ order, back }: InvoiceProps) {
  const formats = useFormats()
  const { displayId, placedAt, items, billingAddress, shippingAddress, status, canceledAt, netTerms } = order
  const payer = billingAddress ?? shippingAddress
  const settings = useShopSettings()
  return (
    <article aria-labelledby="invoice-title" className="mx-auto max-w-192">
      <div className="mb-8 flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => window.print()}>{copy.print}</Button>
        {back}
      </div>
      {status.kind === 'canceled' && (
        <p className="mb-6 border border-sale p-4 font-medium text-sale">
          {canceledAt === undefined ? copy.canceled : copy.canceledOn(formats.day(canceledAt))}
        </p>
      )}
      <div className="flex flex-wrap justify-between gap-x-10 gap-y-4">
        <div>
          <Heading level={1} id="invoice-title">
            {copy.heading}
          </Heading>
          <dl className="mt-4 grid grid-cols-[auto_auto] justify-start gap-x-6">
            <dt className="text-ink-2">{copy.number}</dt>
            <dd className="tabular wrap-anywhere">{displayId}</dd>
            <dt className="text-ink-2">{copy.date}</dt>
            <dd>{formats.day(placedAt)}</dd>
            {netTerms !== undefined && (
              <>
                <dt className="text-ink-2">{netTermsCopy.due}</dt>
                <dd>{formats.day(netTerms.dueAt)}</dd>
              </>
            )}
          </dl>
        </div>
        <Party title={copy.seller}>
          {sellerLines(settings).map((line) => (
            <span key={line} className="block wrap-anywhere">
              {line}
            </span>
          ))}
        </Party>
      </div>
      <div className="mt-8 grid gap-6 sm:grid-cols-2">
        {payer !== undefined && (
          <Party title={copy.buyer}>
            <AddressLines address={payer} />
          </Party>
        )}
        {shippingAddress !== undefined && (
          <Party title={copy.deliveredTo}>
            <AddressLines address={shippingAddress} />
          </Party>
        )}
      </div>
      <table className="mt-8 w-full border-collapse">
        <caption className="sr-only">{copy.title(displayId)}</caption>
        <thead>
          <tr className="text-small text-ink-2">
            <th scope="col" className={cell}>
              {copy.columns.item}
            </th>
            <th scope="col" className={`${cell} text-end`}>
              {copy.columns.quantity}
            </th>
            <th scope="col" className={`${cell} text-end max-sm:hidden print:table-cell`}>
              {copy.columns.price}
            </th>
            <th scope="col" className={`${cell} text-end`}>
              {copy.columns.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((line) => (
            <tr key={line.id}>
              <th scope="row" className={`${cell} wrap-anywhere`}>
                <bdi>{line.title}</bdi>
                {[line.variantTitle, ...lineNotes(line)].map(
                  (note) =>
                    note !== undefined && (
                      <span key={note} className="block text-small text-ink-2">
                        <bdi>{note}</bdi>
                      </span>
                    ),
                )}
              </th>
              <td className={`${cell} tabular text-end`}>{line.quantity}</td>
              <td className={`${cell} tabular text-end max-sm:hidden print:table-cell`}>
                {formats.money(line.unitPrice)}
              </td>
              <td className={`${cell} tabular text-end`}>{formats.money(line.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="ms-auto max-w-80">
        <OrderTotals ledger={order.ledger} />
      </div>
    </article>
  )
}

/** Who sells, as it has to be on an invoice. */
function sellerLines(settings: ShownSettings): readonly string[] {
  const { legalName, taxNumber, address } = settings.invoice
  const { lines, email } = contactOf(settings)
  const place = address ?? lines
  return [
    ...(legalName === undefined || legalName === place[0] ? [] : [legalName]),
    ...place,
    ...(taxNumber === undefined ? [] : [taxNumber]),
    ...(email === undefined ? [] : [email.words]),
  ]
}

function Party({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="min-w-0">
      <Heading level={2} look="label">
        {title}
      </Heading>
      <div className="mt-1">{children}</div>
    </section>
  )
}

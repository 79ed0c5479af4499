import type { OrderDetails, OrderDocument } from '@umber/storefront-core/orders'
import { documentCopy as copy } from '../../copy/after-sales.ts'
import { useFormats } from '../../hooks/use-formats.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Heading } from '../../ui/primitives/text.tsx'
import { useDownload, useOrderDocuments } from './use-order-records.ts'

/** The invoice and the credit notes of an order, to download. Nothing before the first is issued. */
export function OrderDocuments({ order }: { readonly order: OrderDetails }) {
  const documents = useOrderDocuments(order)
  if (documents === undefined || documents.length === 0) return null
  return (
    <section aria-labelledby="order-documents" className="mt-10">
      <Heading level={2} look="h3" id="order-documents">
        {copy.heading}
      </Heading>
      <ul className="mt-4 border-t border-line">
        {documents.map((one) => (
          <DocumentRow key={one.id} order={order} of={one} />
        ))}
      </ul>
    </section>
  )
}

interface DocumentRowProps {
  readonly order: OrderDetails
  readonly of: OrderDocument
}

function DocumentRow({ order, of }: DocumentRowProps) {
  const formats = useFormats()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <span className="min-w-0">
        <span className="block wrap-anywhere">{copy.kinds[of.kind](of.number)}</span>
        <span className="block text-small text-ink-2">
          {copy.issued(formats.day(of.issuedAt))}
          <span className="tabular ms-2">{formats.money(of.total)}</span>
        </span>
      </span>
      <DownloadButton order={order} of={of} />
    </li>
  )
}

export function DownloadButton({ order, of: { id, number } }: DocumentRowProps) {
  const { busy, download } = useDownload(`${number.replaceAll('/', '-')}.pdf`, async (records) =>
    records.pdf(order, id),
  )
  return (
    <Button variant="outline" busy={busy} aria-label={copy.download(number)} onClick={download}>
      {copy.pdf}
    </Button>
  )
}

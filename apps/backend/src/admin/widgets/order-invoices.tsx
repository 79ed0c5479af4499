import { defineWidgetConfig } from '@medusajs/admin-sdk'
import { Button, Text } from '@medusajs/ui'
import { useQuery } from '@tanstack/react-query'

import { LoadingFailed } from '../loading-failed'
import { Panel } from '../panel'
import { backendUrl, sdk, useChange } from '../shop-list'

interface OrderInvoicesProps {
  readonly data: { readonly id: string }
}

interface ToldDocument {
  readonly id: string
  readonly kind: 'invoice' | 'credit-note'
  readonly number: string
  readonly issued_at: string
  readonly content: { readonly total: number; readonly currency: string }
}

interface Documents {
  readonly documents: readonly ToldDocument[]
}

/** The invoice and the credit notes of an order, to download; and a button that issues what is missing. */
export default function OrderInvoices({ data: { id } }: OrderInvoicesProps) {
  const path = `/admin/orders/${id}/invoices`
  const { data, error, refetch } = useQuery({
    queryKey: [path],
    queryFn: async () => sdk.client.fetch<Documents>(path),
  })
  const { change, isChanging } = useChange(path)
  return (
    <Panel
      heading="Invoices"
      description="Issued when the payment is captured or the first parcel is shipped, and for each refund. An issued document never changes."
    >
      {error !== null && (
        <LoadingFailed what="The list of invoices" error={error} onRetry={() => void refetch()} />
      )}
      {data?.documents.map((document) => (
        <div key={document.id} className="flex items-center justify-between gap-x-4 px-6 py-3">
          <div>
            <Text size="small" weight="plus">
              {document.number}
            </Text>
            <Text size="small" className="text-ui-fg-subtle">
              {[
                document.kind === 'invoice' ? 'Invoice' : 'Credit note',
                new Date(document.issued_at).toLocaleDateString(),
                new Intl.NumberFormat(undefined, {
                  style: 'currency',
                  currency: document.content.currency.toUpperCase(),
                }).format(document.content.total),
              ].join(' · ')}
            </Text>
          </div>
          <Button variant="transparent" size="small" asChild>
            <a
              href={`${backendUrl.replace(/\/$/, '')}${path}/${document.id}/pdf`}
              aria-label={`Download ${document.number}`}
              download
            >
              Download
            </a>
          </Button>
        </div>
      ))}
      {data !== undefined && (
        <div className="flex items-center justify-between gap-x-4 px-6 py-3">
          <Text size="small" className="text-ui-fg-subtle">
            {data.documents.length === 0
              ? 'No invoice has been issued.'
              : 'Issues what is missing after a refund.'}
          </Text>
          <Button
            size="small"
            variant="secondary"
            disabled={isChanging}
            onClick={() => change({ method: 'POST', path, done: 'All documents are issued' })}
          >
            Issue now
          </Button>
        </div>
      )}
    </Panel>
  )
}

export const config = defineWidgetConfig({ zone: 'order.details.after' })

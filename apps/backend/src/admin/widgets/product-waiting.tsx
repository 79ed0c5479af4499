import { defineWidgetConfig } from '@medusajs/admin-sdk'
import { Text } from '@medusajs/ui'
import { useQuery } from '@tanstack/react-query'

import { LoadingFailed } from '../loading-failed'
import { Panel } from '../panel'
import { sdk } from '../shop-list'

interface ProductWaitingProps {
  readonly data: { readonly id: string }
}

interface Waiting {
  readonly variants: readonly {
    readonly id: string
    readonly title: string | null
    readonly people: number
  }[]
}

/** How many people wait for which sold-out variant. Nothing where no one does. */
export default function ProductWaiting({ data: { id } }: ProductWaitingProps) {
  const path = `/admin/products/${id}/back-in-stock`
  const { data, error, refetch } = useQuery({
    queryKey: [path],
    queryFn: async () => sdk.client.fetch<Waiting>(path),
  })
  if (error !== null)
    return <LoadingFailed what="The list of who waits" error={error} onRetry={() => void refetch()} />
  if (data === undefined || data.variants.length === 0) return null
  return (
    <Panel
      heading="Waiting for stock"
      description="They get one letter when the variant can be bought again."
    >
      {data.variants.map((variant) => (
        <div key={variant.id} className="flex items-center justify-between gap-x-4 px-6 py-3">
          <Text size="small">{variant.title ?? 'A variant that was deleted'}</Text>
          <Text size="small" className="text-ui-fg-subtle">
            {variant.people === 1 ? '1 person' : `${variant.people} people`}
          </Text>
        </div>
      ))}
    </Panel>
  )
}

export const config = defineWidgetConfig({ zone: 'product.details.side.after' })

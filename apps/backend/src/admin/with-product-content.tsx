import { Text } from '@medusajs/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import type { ProductContentFields } from '../lib/product-content/product-content'
import { LoadingFailed } from './loading-failed'
import { sdk } from './shop-list'

interface WithProductContentProps {
  readonly path: string
  readonly children: (content: ProductContentFields) => ReactNode
}

/** Reads what the owner has added to a product; its states are loading, error and ready. */
export function WithProductContent({ path, children }: WithProductContentProps) {
  const { data, error, refetch } = useQuery({
    queryKey: [path],
    queryFn: async () => sdk.client.fetch<{ readonly product_content: ProductContentFields }>(path),
  })
  if (data !== undefined) return <>{children(data.product_content)}</>
  if (error === null) return <Text className="px-6 py-4">Loading</Text>
  return <LoadingFailed what="The content of the page" error={error} onRetry={() => void refetch()} />
}

import { Button, Text } from '@medusajs/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import type { ProductContentFields } from '../lib/product-content/product-content'
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
  return (
    <div role="alert" className="flex items-center justify-between px-6 py-4">
      <Text size="small">{error.message}</Text>
      <Button variant="secondary" size="small" onClick={() => void refetch()}>
        Try again
      </Button>
    </div>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { productQuery } from '../../queries/products.ts'
import { useServices } from '../../services/services-context.ts'

/** How long the pointer must rest on a card, in milliseconds. */
const rest = 80
/** Milliseconds for which prefetched details are not refetched. The page always loads fresh stock itself. */
const recent = 60_000

export interface IntentHandlers {
  readonly onPointerEnter: () => void
  readonly onPointerLeave: () => void
  readonly onFocus: () => void
  readonly onBlur: () => void
  readonly onTouchStart: () => void
}

/** Prefetches a product's details when the shopper is likely to open it. */
export function useProductPrefetch(slug: string): IntentHandlers {
  const { catalogue } = useServices()
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  return useMemo(() => {
    const prepare = () => void client.prefetchQuery({ ...productQuery(catalogue, slug), staleTime: recent })
    const soon = () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(prepare, rest)
    }
    const never = () => clearTimeout(timer.current)
    return {
      onPointerEnter: soon,
      onPointerLeave: never,
      onFocus: soon,
      onBlur: never,
      onTouchStart: prepare,
    }
  }, [catalogue, client, slug])
}

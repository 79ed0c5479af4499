import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { productQuery } from '../../../bindings/catalogue-queries.ts'
import { useShop } from '../../../bindings/shop.ts'

/** A pointer crossing the grid means nothing; one that rests on a card does. */
const rest = 80
/** The page itself asks for fresh stock in any case: this is for the rest of it, and lets Back ask nothing. */
const recent = 60_000

export interface IntentHandlers {
  readonly onPointerEnter: () => void
  readonly onPointerLeave: () => void
  readonly onFocus: () => void
  readonly onBlur: () => void
  readonly onTouchStart: () => void
}

/** Fetches a product's details when the shopper is about to ask for them. */
export function useProductIntent(slug: string): IntentHandlers {
  const { catalogue } = useShop()
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

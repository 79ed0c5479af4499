import type { Money } from '@umber/storefront-core'
import { useServices } from '../../services/services-context.ts'
import { priceWords } from '../../copy/products.ts'
import { Price } from '../../ui/primitives/price.tsx'

export interface PriceLineProps {
  readonly price?: Money | undefined
  readonly compareAtPrice?: Money | undefined
  /** Other variants cost more. */
  readonly isLowest?: boolean
  readonly size?: 'body' | 'lead'
}

export function PriceLine({ price, compareAtPrice, isLowest = false, size = 'body' }: PriceLineProps) {
  const { money } = useServices().preset
  const reduced = price !== undefined && compareAtPrice !== undefined && compareAtPrice.amount > price.amount
  return (
    <Price
      size={size}
      current={priceWords(price, money.products, isLowest)}
      compareAt={reduced ? priceWords(compareAtPrice, money.products) : undefined}
    />
  )
}

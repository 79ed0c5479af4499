import type { Money } from '@umber/storefront-core'
import { useShop } from '../../../bindings/shop.ts'
import { priceWords } from '../../../copy/catalogue.ts'
import { Price } from '../../../ui/primitives/price.tsx'

export interface PriceLineProps {
  readonly price?: Money | undefined
  readonly compareAtPrice?: Money | undefined
  readonly size?: 'body' | 'lead'
}

export function PriceLine({ price, compareAtPrice, size = 'body' }: PriceLineProps) {
  const { money } = useShop().preset
  const reduced = price !== undefined && compareAtPrice !== undefined && compareAtPrice.amount > price.amount
  return (
    <Price
      size={size}
      current={priceWords(price, money.goods)}
      compareAt={reduced ? priceWords(compareAtPrice, money.goods) : undefined}
    />
  )
}

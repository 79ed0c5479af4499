import { priceWanted, type WantedOptions } from '@umber/storefront-core/catalogue'
import { discountPercent } from '@umber/storefront-core/money'
import type { ListedProduct } from '@umber/storefront-core'
import { useServices } from '../../services/services-context.ts'
import { CardFlag } from '../product-card/card-flag.tsx'
import { listedPrice } from '../product-card/listed-price.ts'
import { PriceLine } from '../product-card/price-line.tsx'

interface WantedProps {
  readonly product: ListedProduct
  readonly wanted: WantedOptions
}

/** The price of what is asked for of a product whose variants differ in price. In the page from the server; its code loads late. */
export const WantedPrice = (props: WantedProps) => <PriceLine {...useWantedPrice(props)} />

export function WantedFlag(props: WantedProps) {
  const { price, compareAtPrice } = useWantedPrice(props)
  return <CardFlag isSoldOut={props.product.isSoldOut} percent={discountPercent(price, compareAtPrice)} />
}

const useWantedPrice = ({ product, wanted }: WantedProps) =>
  listedPrice(priceWanted(product, wanted), useServices().preset)

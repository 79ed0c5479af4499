import { discountPercent } from '@umber/storefront-core/money'
import type { Product } from '@umber/storefront-core'
import type { ReviewPage } from '@umber/storefront-core/shop'
import { cardCopy, productCopy } from '../../copy/products.ts'
import { useTaxWords } from '../../hooks/use-tax-words.ts'
import { useServices } from '../../services/services-context.ts'
import { AtCheckout } from '../product-card/at-checkout.tsx'
import { listedPrice } from '../product-card/listed-price.ts'
import { Heading, Text } from '../../ui/primitives/text.tsx'
import { PriceLine } from '../product-card/price-line.tsx'
import type { ProductOrder } from './use-add-to-cart.ts'
import { AsyncBoundary } from '../../ui/async-boundary.tsx'
import { ServedMarkup } from '../../ui/served-markup.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'

// Only the demonstration has fixed ratings.
const FiveStars = lazyComponent(async () => (await import('./five-stars.tsx')).FiveStars)

// A link that works without its code.
const RatingLink = lazyComponent(async () => (await import('./reviews/rating-link.tsx')).RatingLink)

interface ProductHeadingProps {
  readonly product: Product
  readonly order: ProductOrder
  /** Otherwise there is no price to say. */
  readonly isSold: boolean
  readonly rating: ReviewPage['rating']
}

export function ProductHeading({ product, order: { price }, isSold, rating }: ProductHeadingProps) {
  const material = product.subtitle ?? product.material
  const percent = discountPercent(price.price, price.compareAtPrice) ?? 0
  const { showsRatings } = useServices().preset
  const article = product.metadata['article']
  return (
    <div className="flex flex-col gap-3">
      {typeof article === 'string' && (
        <Text look="eyebrow" className="tabular">
          {article}
        </Text>
      )}
      <Heading level={1} dir="auto" className="min-w-0 wrap-anywhere">
        {product.name}
      </Heading>
      {material !== undefined && (
        <Text className="text-ink-2" dir="auto">
          {material}
        </Text>
      )}
      {isSold && (
        <div className="flex flex-wrap items-baseline gap-x-3">
          <PriceLine {...price} size="lead" />
          {percent > 0 && <span className="tabular text-small text-sale">{cardCopy.discount(percent)}</span>}
        </div>
      )}
      {price.price !== undefined && <TaxNote />}
      <AtCheckout percent={product.percentAtCheckout} />
      <OtherPrices product={product} shown={price.price} isShownLowest={price.isLowest} />
      {rating !== undefined && (
        <ServedMarkup className="flex min-h-5">
          <AsyncBoundary failed={null}>
            <RatingLink rating={rating} />
          </AsyncBoundary>
        </ServedMarkup>
      )}
      {showsRatings && (
        <AsyncBoundary waiting={<div className="h-5" />}>
          <FiveStars />
        </AsyncBoundary>
      )}
    </div>
  )
}

/** How the price stands to tax. */
function TaxNote() {
  const words = useTaxWords()
  return words === undefined ? null : (
    <Text look="small" className="-mt-2 text-ink-2">
      {words}
    </Text>
  )
}

interface OtherPricesProps {
  readonly product: Product
  readonly shown: Product['price']
  readonly isShownLowest: boolean | undefined
}

/** The price of the cards, while another variant is chosen. */
function OtherPrices({ product, shown, isShownLowest }: OtherPricesProps) {
  const { preset } = useServices()
  const { price, isLowest } = listedPrice(product, preset)
  if (isLowest !== true || isShownLowest === true || price === undefined || price.amount === shown?.amount)
    return null
  return (
    <Text look="small" className="tabular">
      {productCopy.otherChoices(preset.money.products(price))}
    </Text>
  )
}

import { discountPercent } from '@umber/storefront-core/money'
import type { ListedProduct } from '@umber/storefront-core'
import { summaryOf } from '@umber/storefront-core/search'
import { memo, useMemo, useState } from 'react'
import { productPath } from '../../config/product-path.ts'
import { useServices } from '../../services/services-context.ts'
import { listedPrice } from './listed-price.ts'
import { WishlistButton } from './wishlist-button.tsx'
import { PriceLine } from './price-line.tsx'
import { AtCheckout } from './at-checkout.tsx'
import { CardFlag } from './card-flag.tsx'
import { CardImage } from './card-image.tsx'
import { CardClaims } from './card-claims.tsx'
import { useCardChoice } from './card-choice.ts'
import { colourOption } from './product-images.ts'
import { SwatchDots } from './swatch-dots.tsx'
import { AsyncBoundary } from '../../ui/async-boundary.tsx'
import { Link } from '../../ui/primitives/link.tsx'
import { WantedFlag, WantedPrice } from './lazy-price.ts'

export interface ProductCardProps {
  readonly product: ListedProduct
  /** True for cards above the fold, whose pictures load eagerly. */
  readonly eager?: boolean
}

export const ProductCard = memo(function ProductCard({ product, eager = false }: ProductCardProps) {
  const [near, setNear] = useState(false)
  const choice = useCardChoice(product)
  const { query, picture, wanted } = choice
  // The wishlist keeps what the card shows.
  const summary = useMemo(
    () => ({
      ...summaryOf(product),
      ...(picture !== undefined && { image: picture }),
      ...(query !== '' && { query }),
    }),
    [product, picture, query],
  )
  const price = listedPrice(product, useServices().preset)
  const percent = discountPercent(price.price, price.compareAtPrice)
  const flag = <CardFlag isSoldOut={product.isSoldOut} percent={percent} />
  const plain = <PriceLine {...price} />
  const colour = colourOption(product)
  const subtitle = product.material ?? product.subtitle
  return (
    <article
      className="group relative flex h-full flex-col"
      data-spot={product.slug}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') setNear(true)
      }}
    >
      <div className="relative">
        <CardImage product={product} picture={picture} eager={eager} near={near} />
        {wanted === undefined ? (
          flag
        ) : (
          <AsyncBoundary waiting={flag} failed={flag}>
            <WantedFlag product={product} wanted={wanted} />
          </AsyncBoundary>
        )}
      </div>
      <div className="flex flex-1 flex-col pt-3">
        <h3 className="line-clamp-3 leading-snug" dir="auto">
          <Link
            to={productPath(product.slug, query)}
            className="underline-drawn stretched wrap-anywhere group-hover:underline-drawn-full"
          >
            {product.name}
          </Link>
        </h3>
        {subtitle !== undefined && (
          <p className="line-clamp-2 text-small wrap-anywhere text-ink-3" dir="auto">
            {subtitle}
          </p>
        )}
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          {wanted === undefined ? (
            plain
          ) : (
            <AsyncBoundary waiting={plain} failed={plain}>
              <WantedPrice product={product} wanted={wanted} />
            </AsyncBoundary>
          )}
          <SwatchDots
            product={product}
            colours={colour?.values ?? []}
            swatches={colour?.swatches}
            choice={choice}
          />
        </div>
        <AtCheckout percent={product.percentAtCheckout} />
        <CardClaims rating={product.rating} />
      </div>
      <WishlistButton product={summary} className="absolute top-0 end-0 size-11 md:top-1 md:end-1" />
    </article>
  )
})

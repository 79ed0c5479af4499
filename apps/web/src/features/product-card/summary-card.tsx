import type { ProductSummary } from '@umber/storefront-core/search'
import type { ReactNode } from 'react'
import { productPath } from '../../config/product-path.ts'
import { Link } from '../../ui/primitives/link.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'
import { useServices } from '../../services/services-context.ts'
import { CardClaims } from './card-claims.tsx'
import { CardFlag } from './card-flag.tsx'
import { listedPrice } from './listed-price.ts'
import { PriceLine } from './price-line.tsx'

const sizes = '(width >= 80rem) 20vw, (width >= 56.25rem) 24vw, 46vw'

interface SummaryCardProps {
  readonly product: ProductSummary
  /** The button in the upper right corner, outside the card's link. */
  readonly corner: ReactNode
  /** Content below the text. */
  readonly foot?: ReactNode
}

/** A card for a product summary: a search result or a wishlist item. */
export function SummaryCard({ product, corner, foot }: SummaryCardProps) {
  const { slug, name, description, image, query } = product
  const { preset } = useServices()
  return (
    <article className="group relative flex h-full flex-col" data-spot={slug}>
      <div className="relative">
        <Picture src={image} alt={name} sizes={sizes} />
        <CardFlag isSoldOut={product.isSoldOut} />
      </div>
      <div className="flex flex-1 flex-col pt-3">
        <h3 className="line-clamp-3 leading-snug" dir="auto">
          <Link
            to={productPath(slug, query)}
            className="underline-drawn stretched wrap-anywhere group-hover:underline-drawn-full"
          >
            {name}
          </Link>
        </h3>
        <p className="line-clamp-2 text-small wrap-anywhere text-ink-3" dir="auto">
          {description}
        </p>
        <div className="mt-1">
          <PriceLine {...listedPrice(product, preset)} />
        </div>
        {preset.showsRatings !== true && <CardClaims rating={product.rating} />}
        {foot !== undefined && <div className="relative mt-auto pt-3">{foot}</div>}
      </div>
      <div className="absolute top-0 end-0 md:top-1 md:end-1">{corner}</div>
    </article>
  )
}

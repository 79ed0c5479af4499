import type { Product } from '@umber/storefront-core'
import { productCopy } from '../../../copy/catalogue.ts'
import { notify } from '../../../ui/toast/notify.ts'
import { Heading, Text } from '../../../ui/primitives/text.tsx'
import { PriceLine, type PriceLineProps } from '../card/price-line.tsx'
import { HeartButton } from '../saved/heart-button.tsx'
import { FiveStars } from './five-stars.tsx'
import { ShareButton } from './share-button.tsx'

interface ProductHeadingProps {
  readonly product: Product
  readonly price: Pick<PriceLineProps, 'price' | 'compareAtPrice'>
}

export function ProductHeading({ product, price }: ProductHeadingProps) {
  const material = product.material ?? product.subtitle
  const article = product.metadata['article']
  return (
    <div className="flex flex-col gap-3">
      {typeof article === 'string' && (
        <Text look="eyebrow" className="tabular">
          {article}
        </Text>
      )}
      <div className="flex items-start justify-between gap-4">
        <Heading level={1} dir="auto" className="min-w-0 wrap-anywhere">
          {product.name}
        </Heading>
        <HeartButton
          product={product}
          className="-mt-1 -mr-2 size-11 shrink-0"
          onToggled={(saved) => notify({ title: saved ? productCopy.saved : productCopy.unsaved })}
        />
      </div>
      {material !== undefined && (
        <Text className="text-ink-2" dir="auto">
          {material}
        </Text>
      )}
      <PriceLine {...price} size="lead" />
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <FiveStars />
        <ShareButton name={product.name} />
      </div>
    </div>
  )
}

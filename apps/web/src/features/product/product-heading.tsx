import { imagesFor, type Product } from '@umber/storefront-core'
import { summaryOf } from '@umber/storefront-core/search'
import { useMemo, useId, useState } from 'react'
import { productCopy } from '../../copy/products.ts'
import { useTaxWords } from '../../hooks/use-tax-words.ts'
import { useServices } from '../../services/services-context.ts'
import { AtCheckout } from '../product-card/at-checkout.tsx'
import { listedPrice } from '../product-card/listed-price.ts'
import { ShareIcon } from '../../ui/page-icons.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Heading, Text } from '../../ui/primitives/text.tsx'
import { PriceLine } from '../product-card/price-line.tsx'
import { WishlistButton } from '../product-card/wishlist-button.tsx'
import type { ProductOrder } from './use-add-to-cart.ts'
import { FiveStars } from './five-stars.tsx'
import { controlClass } from '../../ui/primitives/field-frame.tsx'
import { notify } from '../../ui/toast/notify.ts'
import { browserSharing, shareLink } from './share-link.ts'

interface ProductHeadingProps {
  readonly product: Product
  readonly order: ProductOrder
  /** Otherwise there is no price to say. */
  readonly isSold: boolean
}

export function ProductHeading({ product, order: { price, selection, query }, isSold }: ProductHeadingProps) {
  const material = product.subtitle ?? product.material
  const { share, byHand } = useShare(product.name)
  // The wishlist keeps what is chosen.
  const summary = useMemo(() => {
    const [image] = imagesFor(product, selection)
    return { ...summaryOf(product), ...(image !== undefined && { image }), ...(query !== '' && { query }) }
  }, [product, selection, query])
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
      {isSold && <PriceLine {...price} size="lead" />}
      {price.price !== undefined && <TaxNote />}
      <AtCheckout percent={product.percentAtCheckout} />
      <OtherPrices product={product} shown={price.price} isShownLowest={price.isLowest} />
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <FiveStars />
        <div className="-me-3 ms-auto flex items-center">
          <WishlistButton product={summary} className="size-11" />
          <Button variant="ghost" className="px-3" onClick={share}>
            <ShareIcon />
            {productCopy.share}
          </Button>
        </div>
      </div>
      {byHand !== undefined && <LinkToCopy url={byHand} />}
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

const selectAll = (field: HTMLInputElement | null) => {
  field?.focus()
  field?.select()
}

function LinkToCopy({ url }: { readonly url: string }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-small">
        {productCopy.copyByHand}
      </label>
      <input id={id} readOnly className={`${controlClass} min-h-12`} value={url} ref={selectAll} />
    </div>
  )
}

interface Sharing {
  readonly share: () => void
  /** The link, when neither the share sheet nor the clipboard worked. */
  readonly byHand: string | undefined
}

function useShare(title: string): Sharing {
  const [byHand, setByHand] = useState<string>()
  const share = async () => {
    const url = window.location.href
    const outcome = await shareLink({ title, url }, browserSharing())
    setByHand(outcome === 'by-hand' ? url : undefined)
    if (outcome === 'copied') notify({ title: productCopy.copied, tone: 'success' })
  }
  return { share: () => void share(), byHand }
}

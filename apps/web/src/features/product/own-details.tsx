import type { Product } from '@umber/storefront-core'
import type { ReactNode } from 'react'
import { deliveryCopy } from '../../copy/delivery.ts'
import { liveTrust } from '../../copy/live-trust.ts'
import { useCheapestDelivery, useFreeDelivery, useReturnDate } from '../../hooks/use-delivery-words.ts'
import { useShopSettings } from '../../queries/shop-settings.ts'
import { ProductDetails } from './product-details.tsx'
import { ShareButton } from './share-button.tsx'
import { TrustNotes, type TrustNote } from './trust-notes.tsx'

interface OwnDetailsProps {
  readonly product: Product
  /** What a set is made of. */
  readonly pieces: ReactNode
  /** Beside the button that shares. */
  readonly compare: ReactNode
}

/** What the live shop says below the buttons: delivery and returns, and what there is to read. In the page from the server; its code loads late. */
export const OwnDetails = ({ product, pieces, compare }: OwnDetailsProps) => (
  <>
    {pieces}
    <OwnNotes />
    <ProductDetails product={product} />
    <div className="flex flex-wrap items-center gap-x-6">
      <ShareButton name={product.name} />
      {compare}
    </div>
  </>
)

/** What the cheapest delivery costs, what is missing until it is free, when it arrives, and until when it can be returned. */
function OwnNotes() {
  const { returnDays } = useShopSettings()
  const delivery = useCheapestDelivery()
  const free = useFreeDelivery()
  const day = useReturnDate()
  const [usualDelivery, usualReturns] = liveTrust(returnDays)
  const notes: readonly TrustNote[] = [
    { ...usualDelivery, words: delivery?.words ?? usualDelivery.words, more: free },
    { ...usualReturns, words: day === undefined ? usualReturns.words : deliveryCopy.returnUntil(day) },
  ]
  return <TrustNotes notes={notes} />
}

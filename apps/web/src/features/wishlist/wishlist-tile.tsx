import { useQueryClient } from '@tanstack/react-query'
import type { ProductSummary } from '@umber/storefront-core/search'
import type { WishlistStore } from '@umber/storefront-core/wishlist'
import { useState } from 'react'
import { productQuery } from '../../bindings/catalogue-queries.ts'
import { useShop } from '../../bindings/shop.ts'
import { useCart } from '../../bindings/use-cart.ts'
import { wishlistCopy } from '../../copy/wishlist.ts'
import { HeartIcon } from '../../ui/icons.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { notify } from '../../ui/toast/notify.ts'
import { SummaryCard } from '../catalogue/card/summary-card.tsx'

interface WishlistTileProps {
  readonly product: ProductSummary
  readonly store: WishlistStore
}

export function WishlistTile({ product, store }: WishlistTileProps) {
  const { slug, name } = product
  const { busy, move } = useMoveToCart(product, store)
  const remove = async () => {
    const { ok } = await store.toggle(product)
    if (ok) notify({ title: wishlistCopy.removed, tone: 'success' })
    else notify({ title: wishlistCopy.notRemoved, tone: 'error' })
  }
  return (
    <SummaryCard
      product={product}
      corner={
        <button
          type="button"
          aria-label={wishlistCopy.remove(name)}
          className="flex size-11 items-center justify-center"
          onClick={() => void remove()}
        >
          <span className="flex size-8 items-center justify-center rounded-full bg-paper/60 hover:bg-paper">
            <HeartIcon className="size-5 fill-current" />
          </span>
        </button>
      }
      foot={
        <Button
          key={slug}
          variant="outline"
          size="small"
          className="w-full"
          busy={busy}
          aria-label={wishlistCopy.moveNamed(name)}
          onClick={move}
        >
          {wishlistCopy.move}
        </Button>
      }
    />
  )
}

/** The list knows names; what can be bought is looked up by them, as it stands now. */
function useMoveToCart({ slug }: ProductSummary, store: WishlistStore) {
  const { catalogue } = useShop()
  const { addItem } = useCart()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)

  const addToCart = async () => {
    const found = await client.fetchQuery(productQuery(catalogue, slug)).catch(() => null)
    if (found === null) return { ok: false }
    return addItem({ productId: found.id, quantity: 1, product: found }, { ownToast: true })
  }

  const move = async () => {
    setBusy(true)
    const outcome = await store.moveToCart(slug, addToCart)
    setBusy(false)
    if (outcome.ok) notify({ title: wishlistCopy.moved, tone: 'success' })
    else if (outcome.at === 'wishlist') notify({ title: wishlistCopy.notRemoved, tone: 'error' })
    else notify({ title: wishlistCopy.notMoved, description: wishlistCopy.notMovedHint, tone: 'error' })
  }
  return { busy, move: () => void move() }
}

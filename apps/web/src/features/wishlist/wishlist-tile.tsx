import { useQueryClient } from '@tanstack/react-query'
import type { ProductSummary } from '@umber/storefront-core/search'
import type { MoveOutcome, WishlistStore } from '@umber/storefront-core/wishlist'
import { findVariant, type Product, type Selection } from '@umber/storefront-core'
import { readSelection } from '@umber/storefront-core/catalogue'
import { useState } from 'react'
import { useOverlay } from '../../hooks/use-overlay.ts'
import { productQuery } from '../../queries/products.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useServices } from '../../services/services-context.ts'
import { rememberPage } from '../../router/remember-page.ts'
import { wishlistCopy } from '../../copy/wishlist.ts'
import { HeartIcon } from '../../ui/icons.tsx'
import { OverlayBoundary } from '../../ui/patterns/overlay-boundary.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { notify } from '../../ui/toast/notify.ts'
import { SummaryCard } from '../product-card/summary-card.tsx'

const VariantDialog = lazyComponent(async () => (await import('./variant-dialog.tsx')).VariantDialog)

interface WishlistTileProps {
  readonly product: ProductSummary
  readonly store: WishlistStore
}

export function WishlistTile({ product, store }: WishlistTileProps) {
  const { slug, name } = product
  const { busy, move, choosing, add, stop } = useMoveToCart(product, store)
  const remove = async () => {
    const { ok } = await store.toggle(product)
    if (ok) notify({ title: wishlistCopy.removed, tone: 'success' })
    else notify({ title: wishlistCopy.notRemoved, tone: 'error' })
  }
  return (
    <>
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
      {choosing !== undefined && (
        <OverlayBoundary open onClose={stop}>
          <VariantDialog
            product={choosing}
            asked={savedSelection(choosing, product.query)}
            busy={busy}
            onClose={stop}
            onChosen={add}
          />
        </OverlayBoundary>
      )}
    </>
  )
}

/** The wishlist stores slugs, so the current product is loaded before it is added to the cart. */
function useMoveToCart({ slug, query }: ProductSummary, store: WishlistStore) {
  const { cart, catalogue, preset } = useServices()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [choosing, setChoosing] = useState<Product>()
  const { isOpen, open, close } = useOverlay(`variant-${slug}`)

  const tell = (outcome: MoveOutcome) => {
    if (outcome.ok) notify({ title: wishlistCopy.moved, tone: 'success' })
    else if (outcome.at === 'wishlist') notify({ title: wishlistCopy.notRemoved, tone: 'error' })
    else notify({ title: wishlistCopy.notMoved, description: wishlistCopy.notMovedHint, tone: 'error' })
  }

  const put = async (product: Product, selectedOptions?: Selection) => {
    const item = { productId: product.id, quantity: 1, product, selectedOptions }
    tell(await store.moveToCart(slug, () => cart.add(item)))
    close()
  }

  const during = async (work: () => Promise<void>) => {
    setBusy(true)
    await work()
    setBusy(false)
  }

  const move = () =>
    during(async () => {
      const isStillHere = rememberPage()
      const found = await client.fetchQuery(productQuery(catalogue, slug)).catch(() => null)
      if (found === null) tell({ ok: false, at: 'cart' })
      else {
        const saved = savedSelection(found, query)
        if (findVariant(found, saved)?.available === true) await put(found, saved)
        // The showcase takes the first of several variants; the live shop asks.
        else if (found.variants.length > 1 && preset.asksForVariant) {
          setChoosing(found)
          if (isStillHere()) open()
        } else await put(found)
      }
    })

  return {
    busy,
    choosing: isOpen ? choosing : undefined,
    move: () => void move(),
    add: (selection: Selection) => {
      if (choosing !== undefined) void during(() => put(choosing, selection))
    },
    stop: close,
  }
}

/** What was chosen when the product was saved. */
function savedSelection(product: Product, query = ''): Selection {
  const params = new URLSearchParams(query)
  return query === '' ? {} : readSelection(product, (name) => params.get(name))
}

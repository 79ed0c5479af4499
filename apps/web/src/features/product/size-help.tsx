import type { Product } from '@umber/storefront-core'
import { useState } from 'react'
import { pageCopy } from '../../copy/product-page.ts'
import { useOverlay } from '../../hooks/use-overlay.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { OverlayBoundary } from '../../ui/patterns/overlay-boundary.tsx'
import { preloadSheet } from '../../ui/patterns/sheet.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Text } from '../../ui/primitives/text.tsx'
import { useServices } from '../../services/services-context.ts'
import { fitOf } from './fit-of.ts'

const SizeGuide = lazyComponent(async () => (await import('./size-guide.tsx')).SizeGuide)

/** How the product fits and its table of sizes, as far as the owner of the shop has written them. */
export function SizeHelp({ product }: { readonly product: Product }) {
  const { hasOwnDetails } = useServices().preset
  const { isOpen, open, close } = useOverlay('sizes')
  const [everOpened, setEverOpened] = useState(false)
  const table = product.content?.sizeTable
  const fit = fitOf(product)
  if (hasOwnDetails !== true || (table === undefined && fit === undefined)) return null
  return (
    <div className="-mt-2 flex flex-wrap items-center justify-between gap-x-6 text-small">
      {fit !== undefined && (
        <Text look="small" className="text-ink-2" dir="auto">
          {pageCopy.fit(fit)}
        </Text>
      )}
      {table !== undefined && (
        <Button
          variant="link"
          size="small"
          aria-haspopup="dialog"
          onPointerEnter={preloadSheet}
          onFocus={preloadSheet}
          onClick={() => {
            setEverOpened(true)
            open()
          }}
        >
          {pageCopy.sizeGuide}
        </Button>
      )}
      {table !== undefined && (isOpen || everOpened) && (
        <OverlayBoundary open={isOpen} onClose={close}>
          <SizeGuide table={table} open={isOpen} onClose={close} />
        </OverlayBoundary>
      )}
    </div>
  )
}

import type { Product } from '@umber/storefront-core'
import { type RefObject, useEffect, useState } from 'react'
import { useOverlay } from '../../hooks/use-overlay.ts'
import { listed } from '../../i18n/lists.ts'
import { classNames } from '../../ui/class-names.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { OverlayBoundary } from '../../ui/patterns/overlay-boundary.tsx'
import { PriceLine } from '../product-card/price-line.tsx'
import { AddButton } from './add-button.tsx'
import type { ProductOrder } from './use-add-to-cart.ts'

const OptionSheet = lazyComponent(async () => (await import('./option-sheet.tsx')).OptionSheet)

interface StickyOrderBarProps {
  readonly product: Product
  readonly order: ProductOrder
  readonly buttons: RefObject<HTMLDivElement | null>
}

/** On small screens, shows the price, the choice and the button while the panel's own are out of view. */
export function StickyOrderBar({ product, order, buttons }: StickyOrderBarProps) {
  const away = useIsAway(buttons)
  const { isOpen, open, close } = useOverlay('options')
  const [everOpened, setEverOpened] = useState(isOpen)
  const chosen = product.options.flatMap(({ id, values }) =>
    values.length > 1 ? (order.selection[id] ?? []) : [],
  )
  return (
    <div
      inert={!away}
      className={classNames(
        'sticky short:static bottom-0 z-10 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] transition-[opacity,translate] motion-calm md:hidden',
        away ? 'opacity-100' : 'translate-y-2 opacity-0',
      )}
    >
      <div className="page-width flex items-center justify-between gap-4 py-2">
        <div className="min-w-0">
          <p className="truncate text-small text-ink-2" dir="auto">
            {chosen.length > 0 ? listed(chosen) : product.name}
          </p>
          <PriceLine {...order.price} />
        </div>
        <AddButton
          state={order.state}
          purchase={order.purchase}
          onAdd={order.add}
          onAsk={() => {
            setEverOpened(true)
            open()
          }}
          // In the bar it is in view: the focus must not scroll the page, which would hide the bar.
          className="shrink-0 -scroll-mb-24"
        />
      </div>
      {(isOpen || everOpened) && (
        <OverlayBoundary open={isOpen} onClose={close}>
          <OptionSheet product={product} order={order} open={isOpen} onClose={close} />
        </OverlayBoundary>
      )}
    </div>
  )
}

/** True while the element is above or below the viewport. */
function useIsAway(element: RefObject<Element | null>): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    const watched = element.current
    if (watched === null) return undefined
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1)
      if (last !== undefined) setAway(!last.isIntersecting)
    })
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return away
}

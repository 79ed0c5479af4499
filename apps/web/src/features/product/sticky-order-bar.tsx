import type { Product } from '@umber/storefront-core'
import { type RefObject, useEffect, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { PriceLine } from '../product-card/price-line.tsx'
import { AddButton } from './add-button.tsx'
import type { ProductOrder } from './use-add-to-cart.ts'

interface StickyOrderBarProps {
  readonly product: Product
  readonly order: ProductOrder
  readonly buttons: RefObject<HTMLDivElement | null>
}

/** On small screens, shows the price and the button after the panel's own are scrolled past. */
export function StickyOrderBar({ product, order, buttons }: StickyOrderBarProps) {
  const away = useScrolledAway(buttons)
  return (
    <div
      inert={!away}
      className={classNames(
        'sticky bottom-0 z-10 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] transition-[opacity,translate] motion-calm md:hidden',
        away ? 'opacity-100' : 'translate-y-2 opacity-0',
      )}
    >
      <div className="page-width flex items-center justify-between gap-4 py-2">
        <div className="min-w-0">
          <p className="truncate text-small text-ink-2" dir="auto">
            {product.name}
          </p>
          <PriceLine {...order.price} />
        </div>
        <AddButton state={order.state} purchase={order.purchase} onAdd={order.add} className="shrink-0" />
      </div>
    </div>
  )
}

/** True once the element has left the viewport at the top. */
function useScrolledAway(element: RefObject<Element | null>): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    const watched = element.current
    if (watched === null) return undefined
    // The root margin counts everything below the viewport as visible. Otherwise a jump from below the element to the
    // top of the page, past it, is not reported.
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        if (last !== undefined) setAway(!last.isIntersecting)
      },
      { rootMargin: '0px 0px 1000000px 0px' },
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return away
}

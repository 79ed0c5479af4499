import { useShopSettings } from '../../queries/shop-settings.ts'
import { AsyncBoundary } from '../../ui/async-boundary.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'

// Few shoppers enter a code, and not at once: loaded later.
const PromoCode = lazyComponent(async () => (await import('./promo-code.tsx')).PromoCode)

/** The fields for codes in a summary, with their space from the beginning: that of gift cards comes last. */
export function LazyPromoCode() {
  const { takesGiftCards } = useShopSettings()
  return (
    <div className={`mt-6 border-t border-line pt-5 ${takesGiftCards ? 'min-h-54' : 'min-h-25'}`}>
      <AsyncBoundary>
        <PromoCode />
      </AsyncBoundary>
    </div>
  )
}

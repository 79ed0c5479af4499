import { findVariant, imagesFor, type Product, type Selection } from '@umber/storefront-core'
import { summaryOf } from '@umber/storefront-core/search'
import { useMemo, useRef, type RefObject } from 'react'
import { inSentence } from '../../i18n/in-sentence.ts'
import { pageCopy } from '../../copy/product-page.ts'
import { productCopy } from '../../copy/products.ts'
import { useServices } from '../../services/services-context.ts'
import { AsyncBoundary } from '../../ui/async-boundary.tsx'
import { idleComponent } from '../../ui/idle-component.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { QuantityStepper } from '../../ui/primitives/quantity-stepper.tsx'
import { Text } from '../../ui/primitives/text.tsx'
import { WishlistButton } from '../product-card/wishlist-button.tsx'
import { AddButton } from './add-button.tsx'
import { OptionChoices } from '../variant-choice/option-choices.tsx'
import { SizeHelp } from './size-help.tsx'
import { StockNote } from './stock-note.tsx'
import { aboutCart, aboutOptions, aboutQuantity, PurchaseError } from './purchase-error.tsx'
import type { ProductOrder } from './use-add-to-cart.ts'
import { inRow } from '../../i18n/in-row.ts'

const ExpressPurchase = idleComponent(async () => (await import('./express-purchase.tsx')).ExpressPurchase)

// Few variants are sold out.
const BackInStock = lazyComponent(async () => (await import('./back-in-stock.tsx')).BackInStock)

interface PurchasePanelProps {
  readonly product: Product
  readonly order: ProductOrder
  /** The sticky bar of small screens observes where these buttons are. */
  readonly buttons: RefObject<HTMLDivElement | null>
}

export function PurchasePanel({ product, order, buttons }: PurchasePanelProps) {
  const { selection, soldOutFirst, choose, quantity, setQuantity, state, purchase, add, buyNow } = order
  const summary = useChosenSummary(product, order)
  const options = useRef<HTMLDivElement>(null)
  const isUndecided = state.kind === 'undecided'
  const ask = () => {
    order.ask()
    if (isUndecided) focusOption(options.current, state.optionId)
  }
  const { payments, preset } = useServices()
  const variant = isWhole(product, selection) ? findVariant(product, selection) : undefined
  return (
    <div className="flex flex-col gap-6">
      {product.options.length > 0 && (
        <div ref={options} className="flex flex-col gap-5">
          <OptionChoices product={product} selection={selection} onChoose={choose} />
          <SizeHelp product={product} />
          <p role="alert" className="text-small text-sale empty:hidden">
            {order.isAsked && isUndecided && pageCopy.chooseFirst(inSentence(state.option))}
          </p>
          {soldOutFirst.length > 0 && (
            <Text look="small">{productCopy.chosenInstead(inRow(soldOutFirst))}</Text>
          )}
          <PurchaseError purchase={purchase} about={aboutOptions} quantity={quantity} />
        </div>
      )}
      <div className="flex flex-col items-start gap-3">
        <QuantityStepper name={product.name} value={quantity} onChange={setQuantity} />
        <PurchaseError purchase={purchase} about={aboutQuantity} quantity={quantity} />
      </div>
      <StockNote state={state} />
      <div ref={buttons} className="flex flex-col gap-3">
        <div className="flex gap-3">
          <AddButton state={state} purchase={purchase} onAdd={add} onAsk={ask} className="min-w-0 flex-1" />
          <WishlistButton
            product={summary}
            className="size-14 shrink-0 rounded-control border border-control hover:border-ink"
          />
        </div>
        <Button
          variant="outline"
          size="large"
          aria-disabled={state.kind !== 'ready' && !isUndecided}
          onClick={isUndecided ? ask : buyNow}
        >
          {productCopy.buyNow}
        </Button>
        <PurchaseError purchase={purchase} about={aboutCart} quantity={quantity} />
        {payments.settings.pp_stripe_stripe && <ExpressPurchase product={product} order={order} />}
      </div>
      {preset.hasStockRequests && state.kind === 'sold-out' && (
        <AsyncBoundary>
          <BackInStock what={whatOf(product, selection)} variant={variant} />
        </AsyncBoundary>
      )}
    </div>
  )
}

/** Whether each option has a value. */
const isWhole = ({ options }: Product, selection: Selection): boolean =>
  options.every(({ id, values }) => values.length === 0 || selection[id] !== undefined)

const whatOf = ({ name, options }: Product, selection: Selection): string =>
  inRow([name, ...options.flatMap(({ id }) => selection[id] ?? [])])

/** The wishlist keeps what is chosen. */
function useChosenSummary(product: Product, { selection, query }: ProductOrder) {
  return useMemo(() => {
    const [image] = imagesFor(product, selection)
    return { ...summaryOf(product), ...(image !== undefined && { image }), ...(query !== '' && { query }) }
  }, [product, selection, query])
}

/** The group scrolls into view with the focus, clear of the header and of the bar. */
function focusOption(options: HTMLElement | null, optionId: string): void {
  options?.querySelector<HTMLElement>(`[data-option="${CSS.escape(optionId)}"] input`)?.focus()
}

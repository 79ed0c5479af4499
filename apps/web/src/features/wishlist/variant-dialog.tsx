import type { Product, Selection } from '@umber/storefront-core'
import { useServices } from '../../services/services-context.ts'
import { wishlistCopy } from '../../copy/wishlist.ts'
import { addLabel, purchasability } from '../variant-choice/purchasability.ts'
import { OptionChoices } from '../variant-choice/option-choices.tsx'
import { useVariantSelection } from '../variant-choice/use-variant-selection.ts'
import { Sheet } from '../../ui/patterns/sheet.tsx'
import { Button } from '../../ui/primitives/button.tsx'

interface VariantDialogProps {
  readonly product: Product
  /** What was chosen when it was saved. */
  readonly asked: Selection
  readonly busy: boolean
  readonly onClose: () => void
  readonly onChosen: (selection: Selection) => void
}

/** Lets the shopper choose a variant of a product that was saved without one. */
export function VariantDialog({ product, asked, busy, onClose, onChosen }: VariantDialogProps) {
  const { selection, choose } = useVariantSelection(product, asked)
  const { money } = useServices().preset
  const state = purchasability(product, selection)
  const price = 'variant' in state ? state.variant.price : undefined
  return (
    <Sheet everOpened open onClose={onClose} title={wishlistCopy.choose(product.name)} side="centre">
      <form
        className="flex flex-col gap-6 p-6"
        onSubmit={(event) => {
          event.preventDefault()
          if (state.kind === 'ready' && !busy) onChosen(selection)
        }}
      >
        <OptionChoices product={product} selection={selection} onChoose={choose} />
        {price !== undefined && <p className="tabular text-h3">{money.products(price)}</p>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            {wishlistCopy.cancel}
          </Button>
          <Button type="submit" busy={busy} disabled={state.kind !== 'ready'}>
            {state.kind === 'ready' ? wishlistCopy.move : addLabel(state, 'idle')}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}

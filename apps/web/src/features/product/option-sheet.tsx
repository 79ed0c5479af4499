import type { Product, Selection } from '@umber/storefront-core'
import { useState } from 'react'
import { inSentence } from '../../i18n/in-sentence.ts'
import { pageCopy } from '../../copy/product-page.ts'
import { Sheet } from '../../ui/patterns/sheet.tsx'
import { OptionChoices } from '../variant-choice/option-choices.tsx'
import { purchasability } from '../variant-choice/purchasability.ts'
import { AddButton } from './add-button.tsx'
import type { ProductOrder } from './use-add-to-cart.ts'

interface OptionSheetProps {
  readonly product: Product
  readonly order: ProductOrder
  readonly open: boolean
  readonly onClose: () => void
}

/** The options over the page, for the bar of small screens. The open sheet has a history entry, which the choice replaces. */
export function OptionSheet({ product, order, open, onClose }: OptionSheetProps) {
  const [draft, setDraft] = useState<Selection>({})
  const [isAsked, setAsked] = useState(false)
  const selection = { ...order.selection, ...draft }
  const state = purchasability(product, selection)
  const add = () => {
    order.chooseAll(selection)
    order.add(selection)
    setDraft({})
  }
  return (
    <Sheet
      everOpened
      open={open}
      onClose={onClose}
      title={product.name}
      side="bottom"
      foot={
        <div className="p-4">
          <AddButton
            state={state}
            purchase={order.purchase}
            onAdd={add}
            onAsk={() => setAsked(true)}
            className="w-full"
          />
        </div>
      }
    >
      <div className="flex flex-col gap-5 p-6">
        <OptionChoices
          product={product}
          selection={selection}
          onChoose={(id, value) => setDraft({ ...draft, [id]: value })}
        />
        <p role="alert" className="text-small text-sale empty:hidden">
          {isAsked && state.kind === 'undecided' && pageCopy.chooseFirst(inSentence(state.option))}
        </p>
      </div>
    </Sheet>
  )
}

import type { Product, Selection } from '@umber/storefront-core'
import { pageCopy } from '../../copy/product-page.ts'
import { inSentence } from '../../i18n/in-sentence.ts'
import { OptionChoices } from './option-choices.tsx'
import type { Purchasability } from './purchasability.ts'

interface QuickChoiceProps {
  readonly product: Product
  readonly selection: Selection
  readonly state: Purchasability
  readonly onChoose: (optionId: string, value: string) => void
  /** Whether the shopper has pressed a button and still has to choose. */
  readonly isAsked: boolean
}

/** The options of one product of several, and what is still to be chosen. */
export const QuickChoice = ({ product, selection, state, onChoose, isAsked }: QuickChoiceProps) => (
  <div className="flex flex-col gap-3">
    <OptionChoices product={product} selection={selection} onChoose={onChoose} />
    <p role="alert" className="text-small text-sale empty:hidden">
      {isAsked && state.kind === 'undecided' && pageCopy.chooseFirst(inSentence(state.option))}
    </p>
  </div>
)

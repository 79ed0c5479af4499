import type { Product } from '@umber/storefront-core'
import { useState } from 'react'
import { paths } from '../../config/paths.ts'
import { cartCopy } from '../../copy/cart.ts'
import { productCopy } from '../../copy/products.ts'
import { refusalWords } from '../../copy/refusals.ts'
import { useNavigate } from '../../hooks/use-navigate.ts'
import { useServices } from '../../services/services-context.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { notify } from '../../ui/toast/notify.ts'
import { addLabel, purchasability } from '../variant-choice/purchasability.ts'
import { QuickChoice } from '../variant-choice/quick-choice.tsx'
import { useVariantSelection } from '../variant-choice/use-variant-selection.ts'

/** Chooses a variant of a compared product and adds it to the cart. */
export function BuyCell({ product }: { readonly product: Product }) {
  const { cart } = useServices()
  const navigate = useNavigate()
  const { selection, choose } = useVariantSelection(product)
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const state = purchasability(product, selection)
  const add = async () => {
    setBusy(true)
    setRefusal('')
    const item = { productId: product.id, quantity: 1, selectedOptions: selection, product }
    const outcome = await cart.add(item)
    setBusy(false)
    if (!outcome.ok) setRefusal(refusalWords(outcome.reason, { ...outcome, wanted: 1, held: 0 }))
    else if (!outcome.isWaiting)
      notify({
        title: productCopy.addedToast,
        description: productCopy.addedToastMore(product.name),
        tone: 'success',
        action: { label: cartCopy.viewCart, onClick: () => navigate(paths.cart()) },
      })
  }
  return (
    <div className="flex flex-col gap-3">
      <QuickChoice
        product={product}
        selection={selection}
        state={state}
        isAsked={isAsked}
        onChoose={(option, value) => {
          setRefusal('')
          choose(option, value)
        }}
      />
      <Button
        size="small"
        busy={isBusy}
        aria-disabled={state.kind !== 'ready' && state.kind !== 'undecided'}
        onClick={() => {
          if (state.kind === 'undecided') setAsked(true)
          if (state.kind === 'ready') void add()
        }}
      >
        {addLabel(state, isBusy ? 'adding' : 'idle')}
      </Button>
      <p role="alert" className="text-small text-sale empty:hidden">
        {refusal}
      </p>
    </div>
  )
}

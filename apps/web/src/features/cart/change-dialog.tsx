import { useQuery } from '@tanstack/react-query'
import type { CartLine, Product, Selection } from '@umber/storefront-core'
import { useMemo, useRef, useState } from 'react'
import { changeLineCopy } from '../../copy/change-line.ts'
import { refusalWords } from '../../copy/refusals.ts'
import { listed } from '../../i18n/lists.ts'
import { productQuery } from '../../queries/products.ts'
import { useServices } from '../../services/services-context.ts'
import { Sheet } from '../../ui/patterns/sheet.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'
import { notify } from '../../ui/toast/notify.ts'
import { OptionChoices } from '../variant-choice/option-choices.tsx'
import { addLabel, purchasability } from '../variant-choice/purchasability.ts'
import { useVariantSelection } from '../variant-choice/use-variant-selection.ts'

interface ChangeDialogProps {
  readonly line: CartLine
  readonly slug: string
  readonly onClose: () => void
}

/** Another size or colour of what is in the cart, in the same quantity. */
export function ChangeDialog({ line, slug, onClose }: ChangeDialogProps) {
  const { catalogue } = useServices()
  const { data: product } = useQuery(productQuery(catalogue, slug))
  return (
    <Sheet everOpened open onClose={onClose} title={line.name} side="centre">
      {product ? (
        <Choices line={line} product={product} onClose={onClose} />
      ) : (
        <div className="p-6">
          <Skeleton className="h-24 w-full" />
        </div>
      )}
    </Sheet>
  )
}

interface ChoicesProps extends Omit<ChangeDialogProps, 'slug'> {
  readonly product: Product
}

function Choices({ line, product, onClose }: ChoicesProps) {
  const asked = useMemo(() => selectionOf(product, line.variantId), [product, line.variantId])
  const { selection, choose } = useVariantSelection(product, asked)
  const { busy, refusal, change } = useChange(line, product, onClose)
  // A press is a decision; the arrow keys pass through the values, so the keyboard has the button.
  const isPointer = useRef(false)
  const state = purchasability(product, selection)
  const isSame = state.kind === 'ready' && state.variant.id === line.variantId
  return (
    <form
      className="flex flex-col gap-6 p-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (isSame) onClose()
        else if (state.kind === 'ready' && !busy) change(selection)
      }}
    >
      <div
        onPointerDownCapture={() => {
          isPointer.current = true
        }}
        onKeyDownCapture={() => {
          isPointer.current = false
        }}
      >
        <OptionChoices
          product={product}
          selection={selection}
          onChoose={(id, value) => {
            choose(id, value)
            const next = { ...selection, [id]: value }
            if (isPointer.current && purchasability(product, next).kind === 'ready' && !busy) change(next)
          }}
        />
      </div>
      <p role="alert" className="text-small text-sale empty:hidden">
        {refusal}
      </p>
      <Button type="submit" busy={busy} aria-disabled={state.kind !== 'ready'}>
        {state.kind === 'ready' ? changeLineCopy.keep : addLabel(state, 'idle')}
      </Button>
    </form>
  )
}

const selectionOf = ({ variants }: Product, variantId: string): Selection =>
  Object.fromEntries(
    (variants.find(({ id }) => id === variantId)?.options ?? []).map(({ id, value }) => [id, value]),
  )

/** The new variant is added before the old one goes, so that nothing is lost when it is sold out. Both wait in the cart's queue. */
function useChange(line: CartLine, product: Product, onDone: () => void) {
  const { cart } = useServices()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const { id, quantity } = line
  const change = async (selectedOptions: Selection) => {
    setBusy(true)
    setRefusal('')
    const added = await cart.add({ productId: product.id, quantity, selectedOptions, product })
    if (added.ok) {
      await (await cart.load()).removeItem(id)
      notify({ title: changeLineCopy.changed(listed(Object.values(selectedOptions))), tone: 'success' })
      onDone()
    } else {
      setRefusal(refusalWords(added.reason, { ...added, held: 0, wanted: quantity }))
      setBusy(false)
    }
  }
  return { busy, refusal, change: (selection: Selection) => void change(selection) }
}

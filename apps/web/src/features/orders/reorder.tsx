import type { OrderLine } from '@umber/storefront-core'
import { reorder, type Reordered } from '@umber/storefront-core/orders'
import { useState, type ReactNode } from 'react'
import { paths } from '../../app/paths.ts'
import { useShop } from '../../bindings/shop.ts'
import { noticeTitles } from '../../copy/cart.ts'
import { orderCopy, reorderCopy as copy } from '../../copy/after-sales.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Heading } from '../../ui/primitives/text.tsx'
import { notify } from '../../ui/toast/notify.ts'

interface ReorderProps {
  readonly lines: readonly OrderLine[]
  /** What else may be done with the order. */
  readonly children: ReactNode
}

/** The same things once more, into the cart that is there; each line says what came of it. */
export function Reorder({ lines, children }: ReorderProps) {
  const { cart } = useShop()
  const [busy, setBusy] = useState(false)
  const [outcomes, setOutcomes] = useState<readonly Reordered[]>()

  const orderAgain = async () => {
    setBusy(true)
    setOutcomes(undefined)
    const result = await reorder(lines, { addItem: cart.addItem, lines: () => cart.getState().lines })
    setOutcomes(result)
    setBusy(false)
    // What could not be added has had the cart's toast, and the list names it.
    if (result.every(({ kind }) => kind === 'added'))
      notify({ title: noticeTitles['item-added'], tone: 'success' })
  }

  return (
    <>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button busy={busy} onClick={() => void orderAgain()}>
          {orderCopy.actions.reorder}
        </Button>
        {children}
      </div>
      {outcomes !== undefined && <Outcomes outcomes={outcomes} />}
    </>
  )
}

/** What came of it is read out where it stands. */
const focusIt = (heading: HTMLElement | null) => heading?.focus()

function Outcomes({ outcomes }: { readonly outcomes: readonly Reordered[] }) {
  const isAnyAdded = outcomes.some(({ kind }) => kind === 'added' || kind === 'fewer')
  return (
    <section aria-labelledby="reordered" className="mt-6 max-w-reading border border-line p-5">
      <Heading level={2} look="h3" id="reordered" ref={focusIt} tabIndex={-1}>
        {isAnyAdded ? copy.heading : copy.nothing}
      </Heading>
      <ul className="mt-3">
        {outcomes.map((outcome) => (
          <li
            key={outcome.line.id}
            className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2 last:border-b-0"
          >
            <span className="wrap-anywhere" dir="auto">
              {[outcome.line.title, outcome.line.variantTitle].filter(Boolean).join(', ')}
            </span>
            <span className={toneOf(outcome)}>{wordsOf(outcome)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-small text-ink-2">{copy.kept}</p>
      <LinkButton to={paths.cart()} variant="outline" className="mt-4">
        {copy.cart}
      </LinkButton>
    </section>
  )
}

function wordsOf(outcome: Reordered): string {
  if (outcome.kind === 'added') return copy.outcome.added(outcome.quantity)
  if (outcome.kind === 'fewer') return copy.outcome.fewer(outcome.quantity, outcome.line.quantity)
  return copy.outcome[outcome.kind]
}

const toneOf = ({ kind }: Reordered) =>
  kind === 'added' ? 'text-success' : kind === 'fewer' ? 'text-warn' : 'text-sale'

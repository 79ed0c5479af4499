import { reorder, type OrderItem, type Reordered } from '@umber/storefront-core/orders'
import { useId, useState, type ReactNode } from 'react'
import { paths } from '../../config/paths.ts'
import { useServices } from '../../services/services-context.ts'
import { noticeTitles } from '../../copy/cart.ts'
import { orderCopy, reorderCopy as copy } from '../../copy/after-sales.ts'
import { classNames } from '../../ui/class-names.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Heading } from '../../ui/primitives/text.tsx'
import { notify } from '../../ui/toast/notify.ts'
import { inRow } from '../../i18n/in-row.ts'

interface ReorderProps {
  readonly lines: readonly OrderItem[]
  /** On the card of an order the actions are links. */
  readonly isOnCard?: boolean
  /** Other actions on the order. */
  readonly children: ReactNode
}

/** Adds the order's items to the current cart and shows the outcome of each line. */
export function Reorder({ lines, isOnCard = false, children }: ReorderProps) {
  const { cart } = useServices()
  const [busy, setBusy] = useState(false)
  const [outcomes, setOutcomes] = useState<readonly Reordered[]>()

  const orderAgain = async () => {
    setBusy(true)
    setOutcomes(undefined)
    const result = await reorder(lines, {
      addItem: cart.add,
      lines: () => cart.getState().lines,
    })
    setOutcomes(result)
    setBusy(false)
    // The cart's notice and the list below report the lines that failed or wait.
    if (result.every(({ kind }) => kind === 'added'))
      notify({ title: noticeTitles['item-added'], tone: 'success' })
  }

  return (
    <>
      <div className={classNames('flex flex-wrap print:hidden', isOnCard ? 'gap-x-6' : 'gap-3')}>
        <Button
          busy={busy}
          {...(isOnCard && { variant: 'link', size: 'small' })}
          onClick={() => void orderAgain()}
        >
          {orderCopy.actions.reorder}
        </Button>
        {children}
      </div>
      {outcomes !== undefined && <Outcomes outcomes={outcomes} />}
    </>
  )
}

/** Moves the focus to the outcome, so that it is read out. */
const focusHeading = (heading: HTMLElement | null) => heading?.focus()

function Outcomes({ outcomes }: { readonly outcomes: readonly Reordered[] }) {
  const id = useId()
  const kinds = new Set(outcomes.map(({ kind }) => kind))
  const isAnyAdded = kinds.has('added') || kinds.has('fewer')
  return (
    <section aria-labelledby={id} className="mt-6 max-w-reading border border-line p-5">
      <Heading level={2} look="h3" id={id} ref={focusHeading} tabIndex={-1}>
        {isAnyAdded ? copy.heading : kinds.has('waiting') ? copy.waiting : copy.nothing}
      </Heading>
      <ul className="mt-3">
        {outcomes.map((outcome) => (
          <li
            key={outcome.line.id}
            className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2 last:border-b-0"
          >
            <span className="wrap-anywhere" dir="auto">
              {inRow([outcome.line.title, outcome.line.variantTitle])}
            </span>
            <span className={toneOf(outcome)}>{wordsOf(outcome)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-small text-ink-2">{copy.cartStays}</p>
      <LinkButton to={paths.cart()} variant="outline" className="mt-4">
        {copy.cart}
      </LinkButton>
    </section>
  )
}

function wordsOf(outcome: Reordered): string {
  if (outcome.kind === 'added') return copy.outcome.added(outcome.quantity)
  if (outcome.kind === 'fewer')
    return copy.outcome.fewer({ quantity: outcome.quantity, wanted: outcome.line.quantity })
  return copy.outcome[outcome.kind]
}

const toneOf = ({ kind }: Reordered) =>
  kind === 'added' ? 'text-success' : kind === 'fewer' || kind === 'waiting' ? 'text-warn' : 'text-sale'

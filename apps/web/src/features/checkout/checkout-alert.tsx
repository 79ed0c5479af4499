import type { Money } from '@umber/storefront-core'
import type { CheckoutStore, CheckoutView, UnpaidOrder } from '@umber/storefront-core/checkout'
import type { ReactNode } from 'react'
import { useFormats } from '../../hooks/use-formats.ts'
import { paths } from '../../config/paths.ts'
import { cartCopy } from '../../copy/cart.ts'
import { checkoutProblems as copy } from '../../copy/checkout-problems.ts'
import { failureSentence } from '../../copy/failure.ts'
import { payingCopy } from '../../copy/payments.ts'
import { ErrorAlert } from '../../ui/patterns/error-alert.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { noticeWords, type WordedNotice } from './notice-words.ts'

interface CheckoutAlertProps {
  readonly store: CheckoutStore
  readonly view: CheckoutView
}

/** Why the order cannot continue, and what to do. Renders nothing without a problem. */
export function CheckoutAlert({ store, view: { phase, cart, blocked, quote } }: CheckoutAlertProps) {
  if (phase.status === 'unresolved')
    return (
      <Notice>
        <ErrorAlert
          sentence={copy.unresolved}
          hint={failureSentence(phase.failure)}
          retryLabel={copy.look}
          onRetry={store.retry}
        />
      </Notice>
    )
  if (phase.status === 'payment-interrupted') {
    const { cause } = phase
    const isAtProvider = cause.kind === 'at-provider'
    return (
      <Notice>
        <ErrorAlert
          sentence={isAtProvider ? payingCopy.atProvider : payingCopy.unknown}
          hint={isAtProvider ? undefined : failureSentence(cause.failure)}
          retryLabel={isAtProvider ? payingCopy.goOn : payingCopy.look}
          onRetry={store.retry}
        />
      </Notice>
    )
  }
  if (phase.status !== 'filling') return null
  if (phase.unpaid !== undefined)
    return (
      <Notice>
        <Unpaid unpaid={phase.unpaid} total={quote.total} />
      </Notice>
    )
  if (phase.notice === undefined) {
    const isSure = cart.status === 'ready' || cart.status === 'starting'
    return isSure ? null : (
      <Notice>
        <ErrorAlert sentence={cartCopy.unconfirmed} />
      </Notice>
    )
  }
  // The blocked lines are named above. The shipping options are reloaded once those lines are removed.
  const isNamed = blocked.length > 0
  if (phase.notice.kind === 'lines-blocked' || (isNamed && phase.notice.kind === 'methods-failed'))
    return null
  return (
    <Notice>
      <NoticeWords notice={phase.notice} store={store} isNamed={isNamed} />
    </Notice>
  )
}

const Notice = ({ children }: { readonly children: ReactNode }) => <div className="mt-5">{children}</div>

/** A payment that ended without one. `total` is what the cart costs now. */
function Unpaid({ unpaid, total }: { readonly unpaid: UnpaidOrder; readonly total: Money }) {
  const formats = useFormats()
  const isChanged = unpaid.total.amount !== total.amount
  return (
    <ErrorAlert
      sentence={payingCopy.unpaid[unpaid.kind](formats.money(unpaid.total))}
      hint={isChanged ? payingCopy.changedMeanwhile(formats.money(total)) : undefined}
    />
  )
}

interface NoticeWordsProps {
  readonly notice: WordedNotice
  readonly store: CheckoutStore
  /** The blocked lines are already named above. */
  readonly isNamed: boolean
}

function NoticeWords({ notice, store, isNamed }: NoticeWordsProps) {
  const words = noticeWords(notice)
  if (notice.kind === 'methods-failed') return <ErrorAlert {...words} onRetry={store.retry} />
  if (notice.kind !== 'refused') return <ErrorAlert {...words} />
  const { reason } = notice.refusal
  const isPrice = reason === 'price-changed'
  const isCart = reason === 'out-of-stock' || reason === 'cart-changed'
  return (
    <>
      {!(reason === 'out-of-stock' && isNamed && notice.isReleased !== true) && (
        <ErrorAlert
          {...words}
          onRetry={isPrice ? store.acceptPrice : undefined}
          retryLabel={copy.acceptPrice}
        />
      )}
      {isCart && (
        <LinkButton to={paths.cart()} variant="link">
          {copy.cart}
        </LinkButton>
      )}
    </>
  )
}

import type { CheckoutNotice, CheckoutStore, CheckoutView } from '@umber/storefront-core/checkout'
import type { ReactNode } from 'react'
import { paths } from '../../config/paths.ts'
import { cartCopy } from '../../copy/cart.ts'
import { checkoutProblems as copy, refusalSentences } from '../../copy/checkout-problems.ts'
import { failureSentence } from '../../copy/failure.ts'
import { payingCopy } from '../../copy/payments.ts'
import { ErrorAlert } from '../../ui/patterns/error-alert.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'

interface CheckoutAlertProps {
  readonly store: CheckoutStore
  readonly view: CheckoutView
}

/** Why the order cannot continue, and what to do. Renders nothing without a problem. */
export function CheckoutAlert({ store, view: { phase, cart, blocked } }: CheckoutAlertProps) {
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
    const isAway = cause.kind === 'away'
    return (
      <Notice>
        <ErrorAlert
          sentence={isAway ? payingCopy.away : payingCopy.unknown}
          hint={isAway ? undefined : failureSentence(cause.failure)}
          retryLabel={isAway ? payingCopy.goOn : payingCopy.look}
          onRetry={store.retry}
        />
      </Notice>
    )
  }
  if (phase.status !== 'filling') return null
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

interface NoticeWordsProps {
  readonly notice: Exclude<CheckoutNotice, { readonly kind: 'lines-blocked' }>
  readonly store: CheckoutStore
  /** The blocked lines are already named above. */
  readonly isNamed: boolean
}

function NoticeWords({ notice, store, isNamed }: NoticeWordsProps) {
  if (notice.kind === 'not-delivered') return <ErrorAlert sentence={copy.notDelivered} />
  if (notice.kind === 'delivery-gone')
    return (
      <ErrorAlert sentence={copy.deliveryGone} hint={notice.isReleased ? payingCopy.released : undefined} />
    )
  if (notice.kind === 'methods-failed')
    return (
      <ErrorAlert
        sentence={copy.methodsFailed}
        hint={failureSentence(notice.failure)}
        onRetry={store.retry}
      />
    )
  if (notice.kind === 'failed')
    return (
      <ErrorAlert
        sentence={notice.isReserved ? payingCopy.reserved : copy.failed}
        hint={notice.isReleased ? payingCopy.released : failureSentence(notice.failure)}
      />
    )
  const { refusal } = notice
  const { reason } = refusal
  const sentence =
    refusal.reason === 'payment' && refusal.declined !== undefined
      ? payingCopy.declined[refusal.declined]
      : refusalSentences[reason]
  const isPrice = reason === 'price-changed'
  const isCart = reason === 'out-of-stock' || reason === 'cart-changed'
  return (
    <>
      {!(reason === 'out-of-stock' && isNamed && notice.isReleased !== true) && (
        <ErrorAlert
          sentence={sentence}
          hint={notice.isReleased ? payingCopy.released : undefined}
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

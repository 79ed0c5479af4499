import type { CheckoutNotice, CheckoutStore, CheckoutView } from '@umber/storefront-core/checkout'
import type { ReactNode } from 'react'
import { paths } from '../../app/paths.ts'
import { cartCopy } from '../../copy/cart.ts'
import { checkoutCopy, refusalSentences } from '../../copy/checkout.ts'
import { failureSentence } from '../../copy/failure.ts'
import { FailureNotice } from '../../ui/patterns/failure-notice.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'

const copy = checkoutCopy.trouble

interface TroubleProps {
  readonly store: CheckoutStore
  readonly view: CheckoutView
}

/** What keeps the order from going on, and the way on. Nothing while all is well. */
export function Trouble({ store, view: { phase, cart, blocked } }: TroubleProps) {
  if (phase.name === 'unresolved')
    return (
      <Notice>
        <FailureNotice
          sentence={copy.unresolved}
          hint={failureSentence(phase.failure)}
          retryLabel={copy.look}
          onRetry={store.retry}
        />
      </Notice>
    )
  if (phase.name !== 'filling') return null
  if (phase.notice === undefined) {
    const isSure = cart.phase === 'ready' || cart.phase === 'starting'
    return isSure ? null : (
      <Notice>
        <FailureNotice sentence={cartCopy.unconfirmed} />
      </Notice>
    )
  }
  // The lines in the way are named above, and the ways of delivery are read again once they are out of it.
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
  /** The lines in the way are named above already. */
  readonly isNamed: boolean
}

function NoticeWords({ notice, store, isNamed }: NoticeWordsProps) {
  if (notice.kind === 'not-delivered') return <FailureNotice sentence={copy.notDelivered} />
  if (notice.kind === 'delivery-gone') return <FailureNotice sentence={copy.deliveryGone} />
  if (notice.kind === 'methods-failed')
    return (
      <FailureNotice
        sentence={copy.methodsFailed}
        hint={failureSentence(notice.failure)}
        onRetry={store.retry}
      />
    )
  if (notice.kind === 'failed')
    return <FailureNotice sentence={copy.failed} hint={failureSentence(notice.failure)} />
  const { reason } = notice.refusal
  const isPrice = reason === 'price-changed'
  const isCart = reason === 'out-of-stock' || reason === 'cart-changed'
  return (
    <>
      {!(reason === 'out-of-stock' && isNamed) && (
        <FailureNotice
          sentence={refusalSentences[reason]}
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

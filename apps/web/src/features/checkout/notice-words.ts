import type { CheckoutNotice } from '@umber/storefront-core/checkout'
import { checkoutProblems as copy, refusalSentences } from '../../copy/checkout-problems.ts'
import { failureSentence } from '../../copy/failure.ts'
import { payingCopy } from '../../copy/payments.ts'

/** Blocked lines have their own words. */
export type WordedNotice = Exclude<CheckoutNotice, { readonly kind: 'lines-blocked' }>

export interface NoticeWords {
  readonly sentence: string
  readonly hint?: string | undefined
}

/** Why an order was not placed. */
export function noticeWords(notice: WordedNotice): NoticeWords {
  const released = notice.isReleased ? payingCopy.released : undefined
  if (notice.kind === 'not-delivered') return { sentence: copy.notDelivered, hint: released }
  if (notice.kind === 'address-refused') return { sentence: copy.addressRefused, hint: released }
  if (notice.kind === 'delivery-gone') return { sentence: copy.deliveryGone, hint: released }
  if (notice.kind === 'methods-failed')
    return { sentence: copy.methodsFailed, hint: released ?? failureSentence(notice.failure) }
  if (notice.kind === 'failed') {
    const failed = notice.isReleased ? copy.failedAfterPayment : copy.failed
    return {
      sentence: notice.isReserved ? payingCopy.reserved : failed,
      hint: released ?? failureSentence(notice.failure),
    }
  }
  const { refusal } = notice
  const sentence =
    refusal.reason === 'payment' && refusal.declined !== undefined
      ? payingCopy.declined[refusal.declined]
      : refusalSentences[refusal.reason]
  return { sentence, hint: released }
}

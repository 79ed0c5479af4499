import { isBlocked, type CartLine } from '@umber/storefront-core'
import { checkoutProblems, refusalSentences } from '../../../../copy/checkout-problems.ts'
import { expressCopy as copy } from '../../../../copy/express-checkout.ts'
import { blockedWords } from '../../../../copy/line-problem.ts'
import { payingCopy } from '../../../../copy/payments.ts'
import { noticeWords, type NoticeWords } from '../../notice-words.ts'
import type { WalletEnd } from './wallet-visits.ts'

/**
 * What the page says when a wallet did not lead to an order, with what is in the cart now. Undefined when it has nothing to say, or
 * says it elsewhere.
 */
export function endWords(end: WalletEnd, lines: readonly CartLine[]): NoticeWords | undefined {
  const blocked = lines.filter(isBlocked)
  // The backend has no way of delivery for what is sold out.
  if (blocked.length > 0 && isForLines(end)) return { sentence: blockedWords(blocked) }
  if (end.kind !== 'notice') {
    const sentence = sentences[end.kind]
    return sentence === undefined ? undefined : { sentence }
  }
  return end.notice.kind === 'lines-blocked'
    ? { sentence: refusalSentences['out-of-stock'] }
    : noticeWords(end.notice)
}

const isForLines = (end: WalletEnd): boolean =>
  end.kind === 'not-delivered' || (end.kind === 'notice' && end.notice.kind === 'lines-blocked')

const sentences: Readonly<Record<Exclude<WalletEnd['kind'], 'notice'>, string | undefined>> = {
  'not-delivered': checkoutProblems.notDelivered,
  incomplete: copy.incomplete,
  'price-changed': refusalSentences['price-changed'],
  'under-way': copy.underWay,
  canceled: payingCopy.canceled,
  unconfirmed: payingCopy.unconfirmed,
  failed: copy.failed,
  placed: undefined,
  'placed-elsewhere': undefined,
  open: undefined,
  'not-added': undefined,
  dismissed: undefined,
}

import type { CheckoutView } from '@umber/storefront-core/checkout'
import { useEffect } from 'react'
import { blockedWords } from '../../copy/line-trouble.ts'
import { announce } from '../../ui/announcer.tsx'
import { FailureNotice } from '../../ui/patterns/failure-notice.tsx'

/** Names what keeps the shopper from going on; said again with each try to. */
export function BlockedLines({ view: { blocked, phase } }: { readonly view: CheckoutView }) {
  const words = blockedWords(blocked)
  const notice = phase.name === 'filling' ? phase.notice : undefined

  useEffect(() => {
    if (notice?.kind === 'lines-blocked' && words !== '') announce(words)
    // Each try brings a notice of its own.
  }, [notice, words])

  if (words === '') return null
  return (
    <div className="mb-5">
      <FailureNotice sentence={words} />
    </div>
  )
}

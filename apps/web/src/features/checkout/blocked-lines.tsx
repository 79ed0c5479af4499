import type { CheckoutView } from '@umber/storefront-core/checkout'
import { useEffect } from 'react'
import { blockedWords } from '../../copy/line-problem.ts'
import { announce } from '../../ui/announcer.tsx'
import { ErrorAlert } from '../../ui/patterns/error-alert.tsx'

/** Names the lines that block the order. Announced again on every attempt. */
export function BlockedLines({ view: { blocked, phase } }: { readonly view: CheckoutView }) {
  const words = blockedWords(blocked)
  const notice = phase.status === 'filling' ? phase.notice : undefined

  useEffect(() => {
    if (notice?.kind === 'lines-blocked' && words !== '') announce(words)
    // Each attempt has a new notice object.
  }, [notice, words])

  if (words === '') return null
  return (
    <div className="mb-5">
      <ErrorAlert sentence={words} />
    </div>
  )
}

import type { CheckoutStep } from '@umber/storefront-core/checkout'
import { useCallback, useRef, type RefCallback } from 'react'

/** For the heading of a step: each further one begins at the top of the page, with the focus on it. */
export function useStepFocus(step: CheckoutStep): RefCallback<HTMLHeadingElement> {
  const shown = useRef(step)
  return useCallback(
    (heading) => {
      if (heading === null || shown.current === step) return
      shown.current = step
      window.scrollTo({ top: 0, behavior: 'instant' })
      heading.focus({ preventScroll: true })
    },
    [step],
  )
}

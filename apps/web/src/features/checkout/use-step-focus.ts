import type { CheckoutStep } from '@umber/storefront-core/checkout'
import { useCallback, useRef, type RefCallback } from 'react'

/** A ref for the step's heading: on a step change it scrolls to the top and moves the focus to the heading. */
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

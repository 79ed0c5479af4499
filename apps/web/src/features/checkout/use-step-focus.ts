import type { CheckoutStep } from '@umber/storefront-core/checkout'
import { useEffect, useRef } from 'react'

/** Each further step begins at the top of the page, with the focus on its heading. */
export function useStepFocus(step: CheckoutStep) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return heading
}

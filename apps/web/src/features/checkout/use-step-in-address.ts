import type { CheckoutStep, CheckoutStore } from '@umber/storefront-core/checkout'
import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { paths } from '../../app/paths.ts'

const steps: readonly CheckoutStep[] = ['address', 'delivery', 'payment', 'confirmation']

const stepIn = (search: string): CheckoutStep =>
  steps.find((step) => step === new URLSearchParams(search).get('step')) ?? 'address'

/**
 * Each step is an entry of the history, so that Back leads to the step before and not out of the checkout. There is none
 * when another address is on its way.
 */
export function useStepInAddress(store: CheckoutStore, step: CheckoutStep | undefined): void {
  const navigate = useNavigate()
  const { key, search } = useLocation()
  const type = useNavigationType()
  const asked = stepIn(search)
  const handled = useRef<string>(undefined)
  const isConfirmed = useRef(false)

  useEffect(() => {
    if (step === undefined || asked === step) {
      handled.current = key
      isConfirmed.current = step === 'confirmation'
      return
    }
    // The steps of an order that is placed are behind the shopper: Back from its confirmation leads to the shop.
    if (isConfirmed.current && type === NavigationType.Pop && handled.current !== key) {
      void navigate(paths.home(), { replace: true })
      return
    }
    // Back, Forward or a reload came to another step than the one that is shown: the machine says whether it may be.
    if (type === NavigationType.Pop && handled.current !== key) {
      handled.current = key
      store.goTo(asked)
      if (store.getState().view.step === asked) return
    }
    // The address follows a moment later: until then another step may be taken here, which is no step back.
    handled.current = key
    const isOver = step === 'confirmation' || asked === 'confirmation'
    const to = { search: step === 'address' ? '' : `?step=${step}` }
    void navigate(to, { replace: isOver || steps.indexOf(step) < steps.indexOf(asked) })
  }, [asked, key, step, store, type, navigate])
}

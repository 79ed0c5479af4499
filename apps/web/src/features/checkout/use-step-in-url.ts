import type { CheckoutStep, CheckoutStore } from '@umber/storefront-core/checkout'
import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { paths } from '../../config/paths.ts'
import { useNavigate } from '../../hooks/use-navigate.ts'

const steps: readonly CheckoutStep[] = ['address', 'delivery', 'payment', 'confirmation']

const stepFromSearch = (search: string): CheckoutStep =>
  steps.find((step) => step === new URLSearchParams(search).get('step')) ?? 'address'

/**
 * Makes each step a history entry, so that Back leads to the previous step instead of leaving the checkout. Does
 * nothing when `step` is undefined, because another navigation is under way.
 */
export function useStepInUrl(store: CheckoutStore, step: CheckoutStep | undefined): void {
  const navigate = useNavigate()
  const { key, pathname, search } = useLocation()
  const type = useNavigationType()
  const requested = stepFromSearch(search)
  const handled = useRef<string>(undefined)
  const isConfirmed = useRef(false)

  useEffect(() => {
    if (step === undefined || requested === step) {
      handled.current = key
      isConfirmed.current = step === 'confirmation'
      return
    }
    // The order is placed: Back from the confirmation leads to the home page.
    if (isConfirmed.current && type === NavigationType.Pop && handled.current !== key) {
      navigate(paths.home(), { replace: true })
      return
    }
    // Back, Forward or a reload requests another step. The state machine decides whether it is allowed.
    if (type === NavigationType.Pop && handled.current !== key) {
      handled.current = key
      void store.goTo(requested)
      if (store.getState().view.step === requested) return
    }
    // The location updates later. Until then, a step change here is not a Back navigation.
    handled.current = key
    const isOver = step === 'confirmation' || requested === 'confirmation'
    const to = { pathname, search: step === 'address' ? '' : `?step=${step}`, hash: '' }
    navigate(to, { replace: isOver || steps.indexOf(step) < steps.indexOf(requested) })
  }, [requested, key, pathname, step, store, type, navigate])
}

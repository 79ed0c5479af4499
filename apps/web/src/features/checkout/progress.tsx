import type { CheckoutStep } from '@umber/storefront-core/checkout'
import { checkoutCopy } from '../../copy/checkout.ts'
import { classNames } from '../../ui/class-names.ts'
import { CheckIcon } from '../../ui/icons.tsx'
import { useCheckoutWords } from './use-checkout-words.ts'

const allSteps: readonly CheckoutStep[] = ['address', 'delivery', 'payment', 'confirmation']

interface ProgressProps {
  readonly step: CheckoutStep
  /** Nothing is posted, so no delivery is chosen. */
  readonly isByEmail?: boolean
  /** Opens a completed step. Without it the steps are not interactive. */
  readonly onStep?: (step: CheckoutStep) => void
}

export function Progress({ step, isByEmail = false, onStep }: ProgressProps) {
  const steps = isByEmail ? allSteps.filter((one) => one !== 'delivery') : allSteps
  const current = steps.indexOf(step)
  const words = useCheckoutWords()
  return (
    <nav aria-label={checkoutCopy.progress} className="mt-4">
      <p className="text-small text-ink-2 md:hidden">
        {checkoutCopy.stepOf({ step: current + 1, count: steps.length })}: {words.steps[step]}
      </p>
      <ol className="mt-2 flex gap-2 md:mt-4 md:gap-6">
        {steps.map((name, index) => {
          const isDone = index < current
          const label = words.steps[name]
          return (
            <li
              key={name}
              aria-current={index === current ? 'step' : undefined}
              className={classNames(
                'min-w-0 flex-1 border-t-2 pt-1 text-small',
                index <= current ? 'border-ink text-ink' : 'border-line text-ink-2',
              )}
            >
              {isDone && onStep !== undefined ? (
                <button
                  type="button"
                  aria-label={words.edit[name]}
                  className="hidden min-h-11 items-center gap-1 hover:underline md:flex"
                  onClick={() => onStep(name)}
                >
                  <CheckIcon className="size-4" />
                  {label}
                </button>
              ) : (
                <span className="flex min-h-11 items-center gap-1 max-md:sr-only">
                  {isDone && <CheckIcon className="size-4" />}
                  {label}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

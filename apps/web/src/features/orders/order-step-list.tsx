import { orderSteps, type OrderDetails } from '@umber/storefront-core/orders'
import { orderCopy as copy } from '../../copy/after-sales.ts'
import { classNames } from '../../ui/class-names.ts'
import { CheckIcon } from '../../ui/icons.tsx'
import { useFormats } from '../../hooks/use-formats.ts'
import { comma } from '../../i18n/in-row.ts'

export function OrderStepList({ order }: { readonly order: OrderDetails }) {
  const formats = useFormats()
  const steps = orderSteps(order)
  return (
    <ol
      aria-label={copy.stepsLabel}
      className="mt-8 grid gap-x-6 gap-y-3 border-t border-line sm:grid-cols-4"
    >
      {steps.map(({ name, progress, quantity, at }) => {
        const counted =
          quantity === undefined ? '' : copy.quantityOf({ done: quantity.done, all: quantity.all })
        return (
          <li
            key={name}
            className={classNames(
              '-mt-px border-t pt-3',
              progress === 'done' ? 'border-ink' : 'border-transparent',
            )}
          >
            <span
              className={classNames(
                'flex items-center gap-2',
                progress === 'to-come' ? 'text-ink-2' : 'text-ink',
              )}
            >
              {progress === 'done' && <CheckIcon className="size-4 shrink-0" />}
              {copy.steps[name]}
              <span className="sr-only">
                {comma}
                {progress === 'partly' ? copy.progress.partly(counted) : copy.progress[progress]}
              </span>
            </span>
            {quantity !== undefined && (
              <span aria-hidden className="block text-small text-ink-2">
                {counted}
              </span>
            )}
            {at !== undefined && <span className="block text-small text-ink-2">{formats.day(at)}</span>}
          </li>
        )
      })}
    </ol>
  )
}

import { deliveryDays, reviewCopy } from '../../copy/checkout-steps.ts'
import { arrivalIn } from '../../hooks/use-delivery-words.ts'
import { useFormats } from '../../hooks/use-formats.ts'
import { useServices } from '../../services/services-context.ts'
import { inRow } from '../../i18n/in-row.ts'

/** How long a delivery takes; of real orders also the day by which it arrives. */
export function DeliveryTime({ days }: { readonly days: readonly [soonest: number, latest: number] }) {
  const formats = useFormats()
  const { hasEnclosedCheckout } = useServices().preset
  const arrives = hasEnclosedCheckout && reviewCopy.arrives(formats.shortDay(arrivalIn(days[1])))
  return <span className="block text-small text-ink-2">{inRow([deliveryDays(days), arrives])}</span>
}

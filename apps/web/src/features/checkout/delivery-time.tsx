import type { ShippingOption } from '@umber/storefront-core/checkout'
import { deliveryCopy, deliveryDays, reviewCopy } from '../../copy/checkout-steps.ts'
import { arrivalIn } from '../../hooks/use-delivery-words.ts'
import { useFormats } from '../../hooks/use-formats.ts'
import { useServices } from '../../services/services-context.ts'
import { inRow } from '../../i18n/in-row.ts'

/**
 * How long a delivery takes, and of real orders also the day by which it arrives; or where an order is collected. Nothing where
 * neither is known.
 */
export function DeliveryTime({ method: { days, pickupAt } }: { readonly method: ShippingOption }) {
  const formats = useFormats()
  const { hasEnclosedCheckout } = useServices().preset
  const arrives = hasEnclosedCheckout && days && reviewCopy.arrives(formats.shortDay(arrivalIn(days[1])))
  const place = pickupAt !== undefined && pickupAt !== '' && deliveryCopy.pickupAt(pickupAt)
  const words = inRow([days && deliveryDays(days), arrives, place])
  return words !== '' && <span className="block text-small text-ink-2">{words}</span>
}

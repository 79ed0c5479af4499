import type { ShippingOption } from '@umber/storefront-core/checkout'
import { deliveryCopy, deliveryDays, reviewCopy } from '../../copy/checkout-steps.ts'
import { arrivalIn } from '../../hooks/use-delivery-words.ts'
import { useFormats } from '../../hooks/use-formats.ts'
import { useServices } from '../../services/services-context.ts'

/**
 * How long a delivery takes, and of real orders also the day by which it arrives; or where an order is collected. Nothing where
 * neither is known.
 */
export function DeliveryTime({ method: { days, pickupAt } }: { readonly method: ShippingOption }) {
  const formats = useFormats()
  const { hasEnclosedCheckout } = useServices().preset
  const arrives = hasEnclosedCheckout && days && reviewCopy.arrives(formats.shortDay(arrivalIn(days[1])))
  const words = [
    days && deliveryDays(days),
    arrives,
    pickupAt !== undefined && pickupAt !== '' && deliveryCopy.pickupAt(pickupAt),
  ].filter(Boolean)
  return words.length > 0 && <span className="block text-small text-ink-2">{words.join(', ')}</span>
}

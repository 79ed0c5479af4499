import { paths } from '../../config/paths.ts'
import { liveTrust, liveTrustMore } from '../../copy/live-trust.ts'
import { useDeliveries } from '../../hooks/use-delivery-words.ts'
import { useShopSettings } from '../../queries/shop-settings.ts'
import { LinkButton } from '../../ui/primitives/link-button.tsx'

/** Every way of delivery with its price, and how long something can be returned. */
export function DeliveryDetails() {
  const { returnDays } = useShopSettings()
  const deliveries = useDeliveries()
  const [delivery, returns] = liveTrust(returnDays)
  return (
    <div className="flex flex-col items-start gap-3 text-ink-2">
      {deliveries.length === 0 ? (
        <p>{delivery.words}</p>
      ) : (
        <ul className="tabular flex flex-col gap-1">
          {deliveries.map(({ id, words }) => (
            <li key={id} dir="auto">
              {words}
            </li>
          ))}
        </ul>
      )}
      <p>{returns.words}</p>
      <LinkButton to={paths.shippingPolicy()} variant="link" size="small">
        {liveTrustMore}
      </LinkButton>
    </div>
  )
}

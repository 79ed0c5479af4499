import { paths } from '../../config/paths.ts'
import { useServices } from '../../services/services-context.ts'
import { useShopSettings } from '../../queries/shop-settings.ts'
import { showcaseTrust } from '../../copy/products.ts'
import { liveTrust, liveTrustMore } from '../../copy/live-trust.ts'
import { ReturnIcon, ShieldIcon, TruckIcon } from '../../ui/page-icons.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'

const icons = { truck: TruckIcon, shield: ShieldIcon, return: ReturnIcon } as const

export function TrustNotes() {
  const { hasOwnTerms } = useServices().preset
  const { returnDays } = useShopSettings()
  return (
    <ul className="flex flex-col gap-3 border-t border-line pt-6">
      {(hasOwnTerms ? liveTrust(returnDays) : showcaseTrust).map(({ icon, title, words }) => {
        const Icon = icons[icon]
        return (
          <li key={title} className="flex gap-3">
            <Icon className="mt-0.5 shrink-0 text-ink-2" />
            <p className="text-small">
              <span className="block font-medium">{title}</span>
              <span className="text-ink-2">{words}</span>
            </p>
          </li>
        )
      })}
      {hasOwnTerms && (
        <li>
          <LinkButton to={paths.shippingPolicy()} variant="link" size="small">
            {liveTrustMore}
          </LinkButton>
        </li>
      )}
    </ul>
  )
}

import type { ComponentType } from 'react'
import { useSearchParams } from '../../hooks/use-search-params.ts'
import { useServices } from '../../services/services-context.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { paths } from '../../config/paths.ts'
import { accountCopy } from '../../copy/account.ts'
import { Tabs } from '../../ui/patterns/tabs.tsx'
import { useShopSettings } from '../../queries/shop-settings.ts'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Heading, Text } from '../../ui/primitives/text.tsx'
import { PartLoading } from './account-section.tsx'
import { useRequireCustomer } from './use-require-customer.ts'
import { useSignOut } from './use-sign-out.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { AsyncBoundary } from '../../ui/async-boundary.tsx'

type AccountTab = keyof typeof accountCopy.tabs

const allTabs = Object.keys(accountCopy.tabs) as readonly AccountTab[]

/** Tabs of shops with loyalty features. */
const loyaltyTabs: ReadonlySet<AccountTab> = new Set(['pay', 'rewards', 'offers'])

const contents: Readonly<Record<AccountTab, ComponentType>> = {
  profile: lazyComponent(async () => (await import('./tabs/profile-tab.tsx')).ProfileTab),
  orders: lazyComponent(async () => (await import('./tabs/orders-tab.tsx')).OrdersTab),
  address: lazyComponent(async () => (await import('./tabs/address-tab.tsx')).AddressTab),
  pay: lazyComponent(async () => (await import('./tabs/pay-tab.tsx')).PayTab),
  rewards: lazyComponent(async () => (await import('./tabs/rewards-tab.tsx')).RewardsTab),
  offers: lazyComponent(async () => (await import('./tabs/offers-tab.tsx')).OffersTab),
  alerts: lazyComponent(async () => (await import('./tabs/alerts-tab.tsx')).AlertsTab),
  security: lazyComponent(async () => (await import('./tabs/security-tab.tsx')).SecurityTab),
}

export function AccountScreen() {
  usePageHead({ title: accountCopy.title, robots: 'noindex' })
  const visitor = useRequireCustomer()
  const { busy, signOut } = useSignOut()
  const { hasQuickOrder } = useShopSettings()
  if (visitor.kind === 'guest') return <div className="min-h-dvh" aria-busy="true" />
  const name = visitor.kind === 'customer' ? nameOf(visitor.customer) : accountCopy.unnamedCustomer
  return (
    <div className="page-width min-h-dvh pt-8 pb-section md:pt-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <Heading level={1}>{accountCopy.title}</Heading>
          <Text className="mt-2 wrap-anywhere text-ink-2" dir="auto">
            {accountCopy.welcome(name)}
          </Text>
        </div>
        <div className="flex flex-wrap gap-3">
          {hasQuickOrder && (
            <LinkButton variant="outline" to={paths.quickOrder()}>
              {accountCopy.menu.quickOrder}
            </LinkButton>
          )}
          <Button variant="outline" busy={busy} onClick={signOut}>
            {accountCopy.logout}
          </Button>
        </div>
      </div>
      {visitor.kind === 'customer' ? <AccountTabs /> : <PartLoading />}
    </div>
  )
}

const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }) => {
  const name = `${firstName} ${lastName}`.trim()
  return name === '' ? accountCopy.unnamedCustomer : name
}

/** The tab is in the query string, so that links and reloads keep it. */
function AccountTabs() {
  const { hasLoyalty, hasServerProfile, labelsSimulations } = useServices().preset
  const names = allTabs.filter(
    (name) => (hasLoyalty || !loyaltyTabs.has(name)) && (hasServerProfile || name !== 'security'),
  )
  const [params, setParams] = useSearchParams()
  const shown = names.find((name) => name === params.get('tab')) ?? 'profile'
  return (
    <div className="mt-8">
      <Tabs
        label={accountCopy.tabsLabel}
        value={shown}
        onChange={(tab) => setParams(tab === 'profile' ? {} : { tab }, { replace: true })}
        tabs={names.map((name) => {
          const Content = contents[name]
          return {
            id: name,
            label: accountCopy.tabs[name],
            content: (
              <AsyncBoundary waiting={<PartLoading />}>
                <Content />
              </AsyncBoundary>
            ),
          }
        })}
      />
      {labelsSimulations && (
        <Text look="small" className="mt-12 border-t border-line pt-4">
          {accountCopy.demo}
        </Text>
      )}
    </div>
  )
}

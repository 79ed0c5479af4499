import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useShop } from '../../bindings/shop.ts'
import { usePageHead } from '../../bindings/use-page-head.ts'
import { accountCopy } from '../../copy/account.ts'
import { Tabs } from '../../ui/patterns/tabs.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Heading, Text } from '../../ui/primitives/text.tsx'
import { PartLoading } from './shelf-part.tsx'
import { useCustomerOnly } from './use-customer-only.ts'
import { useSignOut } from './use-sign-out.ts'
import { lazyPart } from '../../bindings/lazy-part.tsx'
import { Part } from '../../ui/part.tsx'

type AccountTab = keyof typeof accountCopy.tabs

const allTabs = Object.keys(accountCopy.tabs) as readonly AccountTab[]

/** What only a demonstration keeps. */
const loyaltyTabs: ReadonlySet<AccountTab> = new Set(['pay', 'rewards', 'offers'])

const contents: Readonly<Record<AccountTab, ComponentType>> = {
  profile: lazyPart(async () => (await import('./tabs/profile-tab.tsx')).ProfileTab),
  orders: lazyPart(async () => (await import('./tabs/orders-tab.tsx')).OrdersTab),
  address: lazyPart(async () => (await import('./tabs/address-tab.tsx')).AddressTab),
  pay: lazyPart(async () => (await import('./tabs/pay-tab.tsx')).PayTab),
  rewards: lazyPart(async () => (await import('./tabs/rewards-tab.tsx')).RewardsTab),
  offers: lazyPart(async () => (await import('./tabs/offers-tab.tsx')).OffersTab),
  alerts: lazyPart(async () => (await import('./tabs/alerts-tab.tsx')).AlertsTab),
}

export function AccountScreen() {
  usePageHead({ title: accountCopy.title, robots: 'noindex' })
  const visitor = useCustomerOnly()
  const { busy, signOut } = useSignOut()
  if (visitor.kind === 'nobody') return <div className="min-h-dvh" aria-busy="true" />
  const name = visitor.kind === 'customer' ? nameOf(visitor.customer) : accountCopy.somebody
  return (
    <div className="page-width min-h-dvh pt-8 pb-section md:pt-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <Heading level={1}>{accountCopy.title}</Heading>
          <Text className="mt-2 wrap-anywhere text-ink-2" dir="auto">
            {accountCopy.welcome(name)}
          </Text>
        </div>
        <Button variant="outline" busy={busy} onClick={signOut}>
          {accountCopy.logout}
        </Button>
      </div>
      {visitor.kind === 'customer' ? <AccountTabs /> : <PartLoading />}
    </div>
  )
}

const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }) => {
  const name = `${firstName} ${lastName}`.trim()
  return name === '' ? accountCopy.somebody : name
}

/** The tab is part of the address, so that it can be linked to and is there after a reload. */
function AccountTabs() {
  const { isDemonstration } = useShop().preset
  const names = isDemonstration ? allTabs : allTabs.filter((name) => !loyaltyTabs.has(name))
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
              <Part waiting={<PartLoading />}>
                <Content />
              </Part>
            ),
          }
        })}
      />
      {isDemonstration && (
        <Text look="small" className="mt-12 border-t border-line pt-4">
          {accountCopy.demo}
        </Text>
      )}
    </div>
  )
}

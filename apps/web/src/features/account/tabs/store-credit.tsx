import type { StoreCreditAccount } from '@umber/storefront-core/account'
import { storeCreditCopy as copy } from '../../../copy/store-credit.ts'
import { useFormats } from '../../../hooks/use-formats.ts'
import { Text } from '../../../ui/primitives/text.tsx'
import { AccountSection } from '../account-section.tsx'
import { useAccountQuery } from '../use-account-query.ts'
import { AccountPart } from './account-part.tsx'

/** What the customer has with the shop, and what changed it. Nothing for one who never had any. */
export function StoreCredit() {
  const query = useAccountQuery('store-credit', async ({ storeCredit }) => (await storeCredit?.read()) ?? [])
  if (query.failure === undefined && (query.value ?? []).length === 0) return null
  return (
    <AccountPart heading={copy.heading} lead={copy.lead}>
      <AccountSection query={query}>
        {(accounts) =>
          accounts.map((account) => <Account key={account.balance.currency} account={account} />)
        }
      </AccountSection>
    </AccountPart>
  )
}

function Account({ account: { balance, entries } }: { readonly account: StoreCreditAccount }) {
  const formats = useFormats()
  return (
    <>
      <p className="tabular text-h3">{formats.money(balance)}</p>
      <ul className="mt-4 border-t border-line">
        {entries.map(({ id, kind, amount, at }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3">
            <span>
              {copy.kinds[kind]}
              <Text look="small" className="text-ink-2">
                {formats.day(new Date(at).toISOString())}
              </Text>
            </span>
            <span className="tabular text-end">
              {amount.amount < 0
                ? `−${formats.money({ ...amount, amount: -amount.amount })}`
                : formats.money(amount)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

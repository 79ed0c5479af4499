import { noRetry } from '../catalogue/catalogue-client.ts'
import { failureFrom } from '../failure/failure-from-error.ts'
import { money } from '../money/money.ts'
import { collect, field, number, text } from '../parse/read.ts'
import type {
  StoreCredit,
  StoreCreditAccount,
  StoreCreditChange,
  StoreCreditEntry,
} from '../ports/store-credit.ts'
import type { LiveClient } from './live-client.ts'

const kinds: ReadonlySet<string> = new Set<StoreCreditChange>([
  'granted',
  'taken',
  'spent',
  'returned',
  'refunded',
])

/** The customer's store credit: `GET /store/customers/me/store-credit`. */
export function createLiveStoreCredit({ client }: Pick<LiveClient, 'client'>): StoreCredit {
  return {
    async read({ signal } = {}) {
      try {
        const answer = await client.fetch('/store/customers/me/store-credit', { ...noRetry, signal })
        return collect(field(answer, 'store_credit'), accountFrom)
      } catch (error) {
        if (failureFrom(error).kind === 'missing') return []
        throw error
      }
    },
  }
}

function accountFrom(wire: unknown): StoreCreditAccount | undefined {
  const currency = text(field(wire, 'currency_code'))
  const balance = number(field(wire, 'balance'))
  if (currency === undefined || balance === undefined) return undefined
  return {
    balance: money(balance, currency),
    entries: collect(field(wire, 'entries'), (entry) => entryFrom(entry, currency)),
  }
}

function entryFrom(wire: unknown, currency: string): StoreCreditEntry | undefined {
  const [id, kind = ''] = [text(field(wire, 'id')), text(field(wire, 'kind'))]
  const amount = number(field(wire, 'amount'))
  const at = Date.parse(text(field(wire, 'created_at')) ?? '')
  if (id === undefined || amount === undefined || Number.isNaN(at)) return undefined
  return {
    id,
    kind: kinds.has(kind) ? (kind as StoreCreditChange) : 'other',
    amount: money(amount, currency),
    at,
  }
}

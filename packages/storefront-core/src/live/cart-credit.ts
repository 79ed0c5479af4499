import { noRetry } from '../catalogue/catalogue-client.ts'
import { failureFrom } from '../failure/failure-from-error.ts'
import { lessMoney, money, type Money } from '../money/money.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { collect, field, number, text } from '../parse/read.ts'
import type {
  AppliedCredit,
  CartCredit,
  CartCreditPort,
  GiftCardRefusal,
  GiftCardToSend,
} from '../ports/cart-credit.ts'
import type { LiveClient } from './live-client.ts'

const refusals: Readonly<Record<string, GiftCardRefusal>> = {
  gift_card_unknown: 'unknown',
  gift_card_empty: 'empty',
  gift_card_currency: 'currency',
  too_many_gift_cards: 'too-many',
}

/** Gift cards and store credit on the backend's cart: the shop's own routes under `/store/carts/{id}`. */
export function createLiveCartCredit({ client }: Pick<LiveClient, 'client'>): CartCreditPort {
  const pathOf = (cartId: string, rest: string) => `/store/carts/${encodeURIComponent(cartId)}/${rest}`
  const query = { fields: 'id' }
  return {
    async read(cartId, { signal } = {}) {
      try {
        const answer = await client.fetch(pathOf(cartId, 'credit'), { ...noRetry, signal })
        return creditFrom(field(answer, 'credit'))
      } catch (error) {
        if (failureFrom(error).kind === 'missing') return undefined
        throw error
      }
    },
    async applyGiftCard(cartId, code, { signal } = {}) {
      const call = { ...noRetry, signal, method: 'POST', body: { code }, query } as const
      try {
        await client.fetch(pathOf(cartId, 'gift-cards'), call)
        return { kind: 'applied' }
      } catch (error) {
        const failure = failureFrom(error)
        const reason = failure.status === 429 ? 'limited' : refusals[failure.code ?? '']
        if (reason === undefined) throw error
        return { kind: 'refused', reason }
      }
    },
    async applyStoreCredit(cartId, { signal } = {}) {
      await client.fetch(pathOf(cartId, 'store-credit'), { ...noRetry, signal, method: 'POST', query })
    },
    async address(cartId, lineId, { sendOn, ...details }, { signal } = {}) {
      const body = Object.fromEntries(
        Object.entries({ ...details, send_on: sendOn }).filter(([, value]) => value !== ''),
      )
      const path = pathOf(cartId, `gift-cards/${encodeURIComponent(lineId)}`)
      await client.fetch(path, { ...noRetry, signal, method: 'POST', body })
    },
    async remove(cartId, account, { signal } = {}) {
      const path = pathOf(cartId, `credit/${encodeURIComponent(account)}`)
      await client.fetch(path, { ...noRetry, signal, method: 'DELETE', query })
    },
  }
}

function creditFrom(wire: unknown): CartCredit {
  const currency = text(field(wire, 'currency_code')) ?? ''
  const sum = (of: unknown, name: string): Money => money(number(field(of, name)) ?? 0, currency)
  const storeCredit = sum(wire, 'store_credit')
  return {
    hasGiftCards: field(wire, 'gift_cards') === true,
    applied: collect(field(wire, 'applied'), (one): AppliedCredit | undefined => {
      const [account, kind] = [text(field(one, 'account')), text(field(one, 'kind'))]
      if (account === undefined || (kind !== 'gift-card' && kind !== 'store-credit')) return undefined
      const amount = sum(one, 'amount')
      return {
        account,
        kind,
        amount,
        left: lessMoney(sum(one, 'balance'), amount),
        ...omitUndefined({ lastCharacters: text(field(one, 'last_characters')) }),
      }
    }),
    toSend: collect(field(wire, 'to_send'), toSendFrom),
    ...omitUndefined({ storeCredit: storeCredit.amount > 0 ? storeCredit : undefined }),
  }
}

function toSendFrom(wire: unknown): GiftCardToSend | undefined {
  const [lineId, title] = [text(field(wire, 'line')), text(field(wire, 'title'))]
  if (lineId === undefined || title === undefined) return undefined
  const details = field(wire, 'details')
  const of = (name: string) => text(field(details, name)) ?? ''
  const email = of('email')
  return {
    lineId,
    title,
    ...(email !== '' && {
      details: {
        email,
        name: of('name'),
        sender: of('sender'),
        message: of('message'),
        sendOn: of('send_on'),
      },
    }),
  }
}

import { noRetry } from '../catalogue/catalogue-client.ts'
import { failureFrom } from '../failure/failure-from-error.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { field, text } from '../parse/read.ts'
import type { ChangeRefusal, OrderChanges, ParcelAddress } from '../ports/order-changes.ts'
import type { LiveClient } from './live-client.ts'
import { orderAccess } from './order-access.ts'

/** The backend's codes. */
const refusals: Readonly<Record<string, ChangeRefusal>> = {
  cancel_time_over: 'time-over',
  order_fulfilled: 'sent',
  order_edited: 'edited',
  order_canceled: 'canceled',
  state_fixed: 'state-fixed',
  too_busy: 'busy',
}

/** The shop's own routes below `/store/orders/{id}`, for customers and with the access of a guest. */
export function createLiveOrderChanges({ client }: Pick<LiveClient, 'client'>): OrderChanges {
  const pathOf = (id: string, part: string) => `/store/orders/${encodeURIComponent(id)}/${part}`
  const change = async (path: string, { access, body, signal }: Change): Promise<'done' | ChangeRefusal> => {
    const headers = orderAccess(access)
    try {
      await client.fetch(path, { ...noRetry, method: 'POST', body, signal, ...(headers && { headers }) })
      return 'done'
    } catch (error) {
      const { kind, code = '' } = failureFrom(error)
      const known = refusals[code]
      if (known !== undefined) return known
      if (kind === 'rejected') return 'refused'
      throw error
    }
  }
  return {
    async terms({ id, access }, { signal } = {}) {
      const headers = orderAccess(access)
      const answer = await client.fetch(pathOf(id, 'changes'), {
        ...noRetry,
        signal,
        ...(headers && { headers }),
      })
      const changes = field(answer, 'changes')
      return omitUndefined({
        cancelUntil: text(field(changes, 'cancel_until')),
        address: addressFrom(field(changes, 'address')),
        note: text(field(changes, 'note')),
        giftMessage: text(field(changes, 'gift_message')),
      })
    },
    cancel: ({ id, access }, { signal } = {}) => change(pathOf(id, 'cancel'), { access, body: {}, signal }),
    changeAddress: ({ id, access }, address, { signal } = {}) =>
      change(pathOf(id, 'shipping-address'), { access, body: wireFrom(address), signal }),
    notes: {
      async read(cartId, { signal } = {}) {
        const notes = field(await client.fetch(notePath(cartId), { ...noRetry, signal }), 'notes')
        return {
          note: text(field(notes, 'note')) ?? '',
          giftMessage: text(field(notes, 'gift_message')) ?? '',
        }
      },
      async write(cartId, { note, giftMessage }, { signal } = {}) {
        const body = { note, gift_message: giftMessage }
        await client.fetch(notePath(cartId), { ...noRetry, method: 'POST', body, signal })
      },
    },
  }
}

const notePath = (cartId: string): string => `/store/carts/${encodeURIComponent(cartId)}/note`

interface Change {
  readonly access: string | undefined
  readonly body: object
  readonly signal: AbortSignal | undefined
}

const names = {
  firstName: 'first_name',
  lastName: 'last_name',
  company: 'company',
  address1: 'address_1',
  address2: 'address_2',
  city: 'city',
  state: 'province',
  postalCode: 'postal_code',
  countryCode: 'country_code',
  phone: 'phone',
} as const satisfies Readonly<Record<keyof ParcelAddress, string>>

const parts = Object.keys(names) as readonly (keyof ParcelAddress)[]

/** Undefined where there is none, or it cannot be changed. */
function addressFrom(wire: unknown): ParcelAddress | undefined {
  if (text(field(wire, names.countryCode)) === undefined) return undefined
  const entries = parts.map((part) => [part, text(field(wire, names[part])) ?? ''])
  return Object.fromEntries(entries)
}

const wireFrom = (address: ParcelAddress): Readonly<Record<string, string>> =>
  Object.fromEntries(parts.map((part) => [names[part], address[part]]))

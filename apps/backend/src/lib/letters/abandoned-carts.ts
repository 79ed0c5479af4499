import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { preferencesModule } from '../../modules/preferences'
import type { PreferencesService } from '../../modules/preferences/service'
import { sendMailWorkflow } from '../../workflows/send-mail'
import { abandonedCartEmail } from '../email/emails/abandoned-cart'
import { linksFor } from '../email/links-for'
import { mailLanguage } from '../email/messages/mail-language'
import { mailedItem, type NamedItem } from '../email/read-order'
import { findAccount } from '../verification/account'
import { verifiedAt } from '../verification/address-verification'

type Moment = string | Date

export interface LeftCart {
  readonly id: string
  readonly updated_at: Moment
  readonly completed_at?: Moment | null
  readonly locale?: string | null
  readonly customer?: { readonly id: string; readonly has_account: boolean } | null
  readonly shipping_address?: { readonly country_code?: string | null } | null
  readonly items?:
    | readonly ((NamedItem & { readonly quantity: unknown; readonly updated_at: Moment }) | null)[]
    | null
  readonly payment_collection?: { readonly status: string } | null
}

const fields = [
  'id',
  'updated_at',
  'completed_at',
  'locale',
  'customer.id',
  'customer.has_account',
  'shipping_address.country_code',
  'items.*',
  'payment_collection.status',
]

const hour = 3_600_000

/** A cart is left behind when nothing was done with it for so long; a cart left longer is not written of. In milliseconds. */
const leftAfter = 4 * hour
const forgottenAfter = 72 * hour

/** Of each account one: the latest. */
const batch = 200

/** The statuses of a cart that is not being paid at the moment. */
const unpaid: ReadonlySet<string> = new Set(['not_paid', 'canceled'])

export function isLeftBehind(cart: LeftCart, now: Date): boolean {
  const items = (cart.items ?? []).filter((item) => item !== null)
  const touched = [cart, ...items].map(({ updated_at: at }) => new Date(at).getTime())
  const age = now.getTime() - Math.max(...touched)
  return (
    cart.completed_at == null &&
    cart.customer?.has_account === true &&
    items.length > 0 &&
    unpaid.has(cart.payment_collection?.status ?? 'not_paid') &&
    age >= leftAfter &&
    age < forgottenAfter
  )
}

/** Returns of how many carts a letter was begun or sent before. */
export async function mailAbandonedCarts(container: MedusaContainer, now: Date): Promise<number> {
  const mailed = new Set<string>()
  let last = ''
  for (;;) {
    const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
      entity: 'cart',
      fields,
      filters: {
        id: { $gt: last },
        completed_at: null,
        updated_at: { $gt: new Date(now.getTime() - forgottenAfter) },
      },
      pagination: { take: batch, order: { id: 'ASC' } },
    })
    const found = data as unknown as readonly LeftCart[]
    for (const cart of found.filter((one) => isLeftBehind(one, now))) {
      const customer = cart.customer?.id ?? ''
      if (!mailed.has(customer) && (await mailCart(container, cart, customer))) mailed.add(customer)
    }
    if (found.length < batch) return mailed.size
    last = found.at(-1)?.id ?? ''
  }
}

/** Only to a customer who has allowed offers by mail, at an address that is verified. */
async function mailCart(container: MedusaContainer, cart: LeftCart, customer: string): Promise<boolean> {
  const preferences = await container.resolve<PreferencesService>(preferencesModule).read(customer)
  if (preferences.find(({ id }) => id === 'promotions')?.email !== true) return false
  const account = await findAccount(container, customer)
  if (account === undefined || (await verifiedAt(container, account)) === undefined) return false
  const { locale } = cart
  const country = cart.shipping_address?.country_code
  const links = await linksFor(container, { locale, country })
  const items = (cart.items ?? []).flatMap((item) =>
    item === null ? [] : [mailedItem(item, Number(item.quantity), links.picture)],
  )
  await sendMailWorkflow(container).run({
    input: {
      to: account.email,
      template: 'abandoned-cart',
      cause: 'order',
      email: abandonedCartEmail(items, links.cart, mailLanguage(locale, country)),
      once: `abandoned-cart:${cart.id}`,
    },
  })
  return true
}

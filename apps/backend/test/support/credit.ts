import { done } from './backend'
import { at, textAt } from './read'

/** Switches gift cards and store credit on, or off. Answers with what puts the settings back. */
export async function withCredit(admin: string, isOn = true): Promise<() => Promise<void>> {
  const path = '/admin/shop-settings'
  const before = at(await done('GET', path, { bearer: admin }), 'shop_settings') as object
  const set = async (settings: object): Promise<void> => {
    await done('POST', path, { bearer: admin, body: settings })
  }
  await set({ ...before, gift_cards: { is_on: isOn }, store_credit: { is_on: isOn } })
  return async () => set(before)
}

export interface GivenCard {
  readonly id: string
  readonly code: string
}

/** A gift card from the owner. */
export async function giveCard(admin: string, amount: number, currency = 'inr'): Promise<GivenCard> {
  const body = { amount, currency_code: currency, reason: 'For a test' }
  const given = await done('POST', '/admin/gift-cards', { bearer: admin, body })
  return { id: textAt(given, 'gift_card.id'), code: textAt(given, 'code') }
}

/** What is left on it, as the dashboard shows it. */
export async function leftOn(admin: string, { code, id }: GivenCard): Promise<unknown> {
  const list = await done('GET', `/admin/gift-cards?q=${code.slice(-4)}`, { bearer: admin })
  const cards = at(list, 'gift_cards') as readonly unknown[]
  return at(
    cards.find((card) => at(card, 'id') === id),
    'balance',
  )
}

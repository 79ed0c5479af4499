import { BigNumber } from '@medusajs/framework/utils'

import { coinsOf } from './coins'

type Cart = Record<string, unknown> & { readonly currency_code?: unknown }

/** The sums of a cart or an order that a tax on top of the prices makes fractions of. The others are whole. */
const taxed = ['total', 'tax_total'] as const

/** Rounds what is to be paid, with its tax: then the payment is of the amount that is shown. */
export function withWholeTotals<Read extends object>(read: Read): Read {
  const cart = read as Cart
  const { currency_code: currency } = cart
  if (typeof currency !== 'string') return read
  const coins = coinsOf(currency)
  for (const name of taxed) {
    const sum = cart[name]
    if (sum === undefined || sum === null) continue
    const whole = new BigNumber(String(coins.amount(coins.of(Number(sum)))))
    cart[name] = whole
    if (`raw_${name}` in cart) cart[`raw_${name}`] = whole.raw
  }
  return read
}

/** What is read with a total has to have the currency, which says how it is rounded. */
export function withCurrency<Config extends { readonly select?: unknown }>(
  config: Config | undefined,
): Config | undefined {
  const select = config?.select
  if (!Array.isArray(select) || select.includes('currency_code') || select.includes('*')) return config
  return select.some((name) => String(name).endsWith('total'))
    ? Object.assign({}, config, { select: [...(select as readonly unknown[]), 'currency_code'] })
    : config
}

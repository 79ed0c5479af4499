import { formatCartMoney, formatDollars, formatMoney, type Channel, type Money } from '@umber/storefront-core'

export type PresetName = 'showcase' | 'live'

/** What a preset changes on screen. Behaviour differs behind the ports. */
export interface Preset {
  readonly name: PresetName
  /** Whether simulated features are labelled as such, and missing ones announced. */
  readonly isDemonstration: boolean
  /** Whether the filter panel offers the same choices in every list, known before its products. */
  readonly hasFixedFacets: boolean
  readonly searchPageSize: number
  /** How amounts are formatted. The showcase uses its own currency in the checkout. */
  readonly money: { readonly products: WriteMoney; readonly checkout: WriteMoney }
  /** The channels that customers can be notified through. */
  readonly channels: readonly Channel[]
  /** Minimum display times, in milliseconds. */
  readonly waits: { readonly startScreen: number; readonly historyFlag: number; readonly invoice: number }
}

export type WriteMoney = (money: Money) => string

/** Formats an amount in its own currency. */
const asItIs: WriteMoney = (money) => formatMoney(money)

export const presetOf = (name: PresetName): Preset =>
  name === 'live'
    ? {
        name,
        isDemonstration: false,
        hasFixedFacets: false,
        searchPageSize: 24,
        money: { products: asItIs, checkout: asItIs },
        channels: ['email'],
        waits: { startScreen: 0, historyFlag: 0, invoice: 0 },
      }
    : {
        name,
        isDemonstration: true,
        hasFixedFacets: true,
        searchPageSize: 100,
        money: { products: formatCartMoney, checkout: ({ amount }) => formatDollars(amount) },
        channels: ['email', 'push', 'sms'],
        waits: { startScreen: 2000, historyFlag: 500, invoice: 1000 },
      }

import { formatCartMoney, formatDollars, formatMoney, type Channel, type Money } from '@umber/storefront-core'

export type PresetName = 'showcase' | 'live'

/** What a preset promises on screen. What it does lies behind its ports. */
export interface Preset {
  readonly name: PresetName
  /** Whether simulated parts say that they are, and announce what is not there yet. */
  readonly isDemonstration: boolean
  /** Whether lists of goods are cut from the whole catalogue or come from the backend by the page. */
  readonly catalogue: 'whole' | 'paged'
  /** How amounts are written. The demonstration has a currency of its own for the checkout. */
  readonly money: { readonly goods: WriteMoney; readonly checkout: WriteMoney }
  /** The ways in which customers can be sent a message. */
  readonly channels: readonly Channel[]
  /** For how many milliseconds something is shown at least, whatever there is to wait for. */
  readonly waits: { readonly startScreen: number; readonly historyFlag: number; readonly invoice: number }
}

export type WriteMoney = (money: Money) => string

/** In its own currency, with the decimals of that. */
const asItIs: WriteMoney = (money) => formatMoney(money)

export const presetOf = (name: PresetName): Preset =>
  name === 'live'
    ? {
        name,
        isDemonstration: false,
        catalogue: 'paged',
        money: { goods: asItIs, checkout: asItIs },
        channels: ['email'],
        waits: { startScreen: 0, historyFlag: 0, invoice: 0 },
      }
    : {
        name,
        isDemonstration: true,
        catalogue: 'whole',
        money: { goods: formatCartMoney, checkout: ({ amount }) => formatDollars(amount) },
        channels: ['email', 'push', 'sms'],
        waits: { startScreen: 2000, historyFlag: 500, invoice: 1000 },
      }

import { settingDefaults } from '../shop-settings/defaults'
import type { ShopSettings } from '../shop-settings/settings-schema'
import type { DocumentKind } from './document-content'

/** How the numbers of one kind of document are made. */
export interface Numbering {
  /** May have `{year}`: every year then begins with 1. */
  readonly template: string
  /** The first number of the first range with this template. */
  readonly first: number
}

export function numberingOf({ invoice }: Pick<ShopSettings, 'invoice'>, kind: DocumentKind): Numbering {
  return kind === 'invoice'
    ? {
        template: invoice.number_prefix ?? settingDefaults.invoicePrefix,
        first: invoice.first_number ?? 1,
      }
    : {
        template: invoice.credit_note_prefix ?? settingDefaults.creditNotePrefix,
        first: invoice.first_credit_note_number ?? 1,
      }
}

/** With the year of the date, in UTC. */
export const prefixAt = (template: string, at: Date): string =>
  template.replaceAll('{year}', String(at.getUTCFullYear()))

/** The longest number that India allows has 16 characters. */
const longest = 16

export function writtenNumber(prefix: string, value: number): string {
  return `${prefix}${String(value).padStart(Math.min(6, Math.max(1, longest - prefix.length)), '0')}`
}

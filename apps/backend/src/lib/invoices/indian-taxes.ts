import type { TaxRow } from './document-content'

/** The states and territories of India: the code of a GSTIN, the code of ISO 3166-2, names. */
const states: readonly (readonly [gst: string, iso: string, ...names: string[]])[] = [
  ['01', 'jk', 'Jammu and Kashmir'],
  ['02', 'hp', 'Himachal Pradesh'],
  ['03', 'pb', 'Punjab'],
  ['04', 'ch', 'Chandigarh'],
  ['05', 'uk', 'Uttarakhand', 'ut', 'Uttaranchal'],
  ['06', 'hr', 'Haryana'],
  ['07', 'dl', 'Delhi', 'New Delhi', 'NCT of Delhi'],
  ['08', 'rj', 'Rajasthan'],
  ['09', 'up', 'Uttar Pradesh'],
  ['10', 'br', 'Bihar'],
  ['11', 'sk', 'Sikkim'],
  ['12', 'ar', 'Arunachal Pradesh'],
  ['13', 'nl', 'Nagaland'],
  ['14', 'mn', 'Manipur'],
  ['15', 'mz', 'Mizoram'],
  ['16', 'tr', 'Tripura'],
  ['17', 'ml', 'Meghalaya'],
  ['18', 'as', 'Assam'],
  ['19', 'wb', 'West Bengal'],
  ['20', 'jh', 'Jharkhand'],
  ['21', 'od', 'Odisha', 'or', 'Orissa'],
  ['22', 'cg', 'Chhattisgarh', 'ct'],
  ['23', 'mp', 'Madhya Pradesh'],
  ['24', 'gj', 'Gujarat'],
  ['26', 'dh', 'Dadra and Nagar Haveli and Daman and Diu', 'dd', 'dn'],
  ['27', 'mh', 'Maharashtra'],
  ['29', 'ka', 'Karnataka'],
  ['30', 'ga', 'Goa'],
  ['31', 'ld', 'Lakshadweep'],
  ['32', 'kl', 'Kerala'],
  ['33', 'tn', 'Tamil Nadu'],
  ['34', 'py', 'Puducherry', 'Pondicherry'],
  ['35', 'an', 'Andaman and Nicobar Islands'],
  ['36', 'ts', 'Telangana', 'tg'],
  ['37', 'ap', 'Andhra Pradesh', 'ad'],
  ['38', 'la', 'Ladakh'],
]

const letters = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^in-/, '')
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]/g, '')

/** The code of a state, written as a code such as `in-ka` or by its name. */
export function stateCode(province: string | null | undefined): string | undefined {
  const wanted = letters(province ?? '')
  if (wanted === '') return undefined
  return states.find(([, ...names]) => names.some((name) => letters(name) === wanted))?.[0]
}

/** The state of a GSTIN within a text such as "GSTIN 29AAAAA0000A1Z5". */
export const stateOfGstin = (text: string | null | undefined): string | undefined =>
  /\b(\d{2})[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]\b/.exec((text ?? '').toUpperCase())?.[1]

export interface Supply {
  readonly sellerTaxNumber: string | null
  readonly country: string | null
  /** Where it goes. */
  readonly province: string | null
}

/**
 * GST as an invoice in India names it: halves for the centre and the state within a state, one part between states. As it is where
 * the seller has no GSTIN, or the state of the buyer is not known.
 */
export function splitTaxes(
  rows: readonly TaxRow[],
  { sellerTaxNumber, country, province }: Supply,
): readonly TaxRow[] {
  const from = stateOfGstin(sellerTaxNumber)
  const to = stateCode(province)
  if (country?.toLowerCase() !== 'in' || from === undefined || to === undefined) return rows
  return rows.flatMap((row) => {
    if (row.rate === 0) return [row]
    if (from !== to) return [{ ...row, name: 'IGST' }]
    const paise = Math.round(row.amount * 100)
    const half = Math.floor(paise / 2)
    return [
      { ...row, name: 'CGST', rate: row.rate / 2, amount: half / 100 },
      { ...row, name: 'SGST', rate: row.rate / 2, amount: (paise - half) / 100 },
    ]
  })
}

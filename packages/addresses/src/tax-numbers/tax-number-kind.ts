/** What a country calls the number: a key of words in a form. `other`: it is not checked. */
export type TaxNumberKind = 'vat' | 'gstin' | 'other'

const withVat =
  'at be bg ch cy cz de dk ee es fi fr gb gr hr hu ie it lt lu lv mt nl pl pt ro se si sk'.split(' ')

/** @param countryCode ISO 3166-1 alpha-2, in either case. */
export function taxNumberKind(countryCode: string): TaxNumberKind {
  const code = countryCode.toLowerCase()
  if (code === 'in') return 'gstin'
  return withVat.includes(code) ? 'vat' : 'other'
}

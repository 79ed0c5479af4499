import { addressFormat, type AddressFormat, type AddressPart } from '@umber/addresses'

/** A field of an address, without the person. */
export type PlaceField = 'address1' | 'address2' | 'city' | 'postalCode' | 'state'

const fieldsOf: Readonly<Record<AddressPart, readonly PlaceField[]>> = {
  address: ['address1', 'address2'],
  city: ['city'],
  postalCode: ['postalCode'],
  state: ['state'],
}

/** Everything that some country has, for a country that is not known. */
const everyPart: readonly AddressPart[] = ['address', 'city', 'postalCode', 'state']

/** @param countryCode '' for a country that is not chosen yet, or not known. */
export function formatOf(countryCode: string): AddressFormat {
  const format = addressFormat(countryCode)
  return countryCode === '' ? { ...format, parts: everyPart } : format
}

/**
 * The fields in the country's order, with a postal code that tells the state before what it fills. Short ones stand side by side in pairs. A state that an address has, in a country without states,
 * is shown, so that it can be read and removed.
 */
export function addressRows(format: AddressFormat, hasState: boolean): readonly (readonly PlaceField[])[] {
  const parts =
    format.parts.includes('state') || !hasState ? format.parts : [...format.parts, 'state' as const]
  const rows: PlaceField[][] = []
  const ordered = format.postalCode.tellsState ? withCodeFirst(parts) : parts
  for (const name of ordered.flatMap((part) => fieldsOf[part])) {
    const last = rows.at(-1)
    const isPaired = last?.length === 1 && !isLong(name) && !isLong(last[0])
    if (isPaired) last.push(name)
    else rows.push([name])
  }
  return rows
}

function withCodeFirst(parts: readonly AddressPart[]): readonly AddressPart[] {
  const isFilled = (part: AddressPart) => part === 'city' || part === 'state'
  const others: readonly AddressPart[] = parts.filter((part) => part !== 'postalCode')
  const at = others.findIndex(isFilled)
  return at < 0 || !parts.includes('postalCode') ? parts : others.toSpliced(at, 0, 'postalCode')
}

const isLong = (name: PlaceField | undefined): boolean => name === 'address1' || name === 'address2'

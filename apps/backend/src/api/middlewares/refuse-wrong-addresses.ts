import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'
import { plainText } from '@umber/addresses'

type Check = (text: string, address: Readonly<Record<string, unknown>>) => boolean

const hasDigits = (text: string, fewest: number): boolean =>
  (plainText(text).match(/\d/g) ?? []).length >= fewest

/** A code of a tax region, of another country than the address's. Any other text may be the name of a state. */
const isForeignCode: Check = (province, { country_code: country }) =>
  /^[a-z]{2}-[a-z\d]{1,3}$/i.test(province) &&
  typeof country === 'string' &&
  !province.toLowerCase().startsWith(`${country.toLowerCase()}-`)

/**
 * What no real address has. The shop's forms check by the country; here only the shape is checked, so that an address the data does not know
 * can be delivered to. Whether a country is of the cart's region, Medusa checks.
 */
const checks: Readonly<Record<string, Check>> = {
  country_code: (text) => /^[a-z]{2}$/i.test(text),
  postal_code: (text) => /^[\p{L}\p{N}〒][\p{L}\p{N} .-]*$/u.test(plainText(text)),
  phone: (text) => hasDigits(text, 4) && /^[\d\s+()./;,x#*-]+$/i.test(plainText(text)),
  province: (text, address) => !isForeignCode(text, address),
}

const taxNumber = /^[A-Z\d][A-Z\d .,/+*-]{1,29}$/i

/** The addresses of a cart, and an address of a customer, which is the body itself. */
const addressesIn = (body: unknown): readonly unknown[] => {
  if (typeof body !== 'object' || body === null) return []
  const { shipping_address: there, billing_address: payer } = body as Readonly<Record<string, unknown>>
  return [there, payer, body]
}

/** The first field that no address has like this. */
export function wrongField(body: unknown): string | undefined {
  for (const address of addressesIn(body)) {
    if (typeof address !== 'object' || address === null) continue
    const fields = address as Readonly<Record<string, unknown>>
    for (const [name, isRight] of Object.entries(checks)) {
      const text = fields[name]
      if (typeof text === 'string' && text.trim() !== '' && !isRight(text.trim(), fields)) return name
    }
    const { tax_number: number } = (fields['metadata'] ?? {}) as { readonly tax_number?: unknown }
    if (number !== undefined && number !== '' && !(typeof number === 'string' && taxNumber.test(number)))
      return 'tax_number'
  }
  return undefined
}

/** Refuses an address with such a field, with a code that names it: `invalid_postal_code`. */
export function refuseWrongAddresses(
  { body }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const name = wrongField(body)
  next(
    name === undefined
      ? undefined
      : new MedusaError(
          MedusaError.Types.INVALID_DATA,
          `${name} is not valid in an address`,
          `invalid_${name}`,
        ),
  )
}

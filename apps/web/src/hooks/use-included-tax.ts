import { useServices } from '../services/services-context.ts'
import { includedTaxCopy } from '../copy/included-tax.ts'
import { useRegionTax } from '../queries/region-tax.ts'
import { useCart } from './use-cart.ts'

/** The sentence about the tax in the cart's total. Undefined where prices are without tax, and in the showcase. */
export function useIncludedTax(): string | undefined {
  const { includedTax } = useCart()
  const { money, hasOwnTerms } = useServices().preset
  const { name = includedTaxCopy.name } = useRegionTax() ?? {}
  if (!hasOwnTerms || includedTax === undefined) return undefined
  const { amount } = includedTax
  return amount === undefined
    ? includedTaxCopy.unknown(name)
    : includedTaxCopy.sentence({ amount: money.products(amount), name })
}

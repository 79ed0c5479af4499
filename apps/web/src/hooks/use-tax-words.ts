import { taxCopy } from '../copy/region.ts'
import { useRegionTax } from '../queries/region-tax.ts'
import { useFormats } from './use-formats.ts'

/** What stands near prices about tax, such as "incl. 19% VAT". Undefined where nothing is known of it. */
export function useTaxWords(): string | undefined {
  const tax = useRegionTax()
  const { percent } = useFormats()
  if (tax === undefined) return undefined
  const { includesTax, isByProvince, rate, name = taxCopy.name } = tax
  if (isByProvince && !includesTax) return taxCopy.onTopByProvince
  if (rate === 0 && !includesTax) return undefined
  if (rate === undefined || rate === 0) return includesTax ? taxCopy.includedPlain : taxCopy.onTopPlain
  return (includesTax ? taxCopy.included : taxCopy.onTop)(percent(rate), name)
}

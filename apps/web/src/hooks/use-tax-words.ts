import { intlTagOf } from '../config/locale.ts'
import { taxCopy } from '../copy/tax.ts'
import { useRegionTax } from '../queries/region-tax.ts'
import { useServices } from '../services/services-context.ts'

/** What stands near prices about tax, such as "incl. 19% VAT". Undefined where nothing is known of it, and where there is none. */
export function useTaxWords(): string | undefined {
  const { locale } = useServices()
  const tax = useRegionTax()
  if (tax === undefined || tax.rate === 0) return undefined
  const { includesTax, isByProvince, rate, name = taxCopy.name } = tax
  if (isByProvince && !includesTax) return taxCopy.onTop(taxCopy.byProvince)
  const percent = { style: 'percent', maximumFractionDigits: 2 } as const
  const written = rate === undefined ? '' : (rate / 100).toLocaleString(intlTagOf(locale), percent)
  return taxCopy[includesTax ? 'included' : 'onTop'](
    written === '' ? name : taxCopy.of({ rate: written, name }),
  )
}

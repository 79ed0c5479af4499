import type { Admin } from '../../src/admin/index.ts'
import { premises } from './own-products.ts'

/** A CSV file of one new product with this title and handle. */
export async function productCsv(admin: Admin, title: string): Promise<File> {
  const { currency } = await premises(admin)
  const columns = {
    'Product Handle': title,
    'Product Title': title,
    'Product Status': 'published',
    'Variant Title': 'One',
    'Variant Option 1 Name': `Size of ${title}`,
    'Variant Option 1 Value': 'One',
    [`Variant Price ${currency.toUpperCase()}`]: '500',
  }
  const lines = [Object.keys(columns).join(','), Object.values(columns).join(','), '']
  return new File([lines.join('\n')], 'products.csv', { type: 'text/csv' })
}

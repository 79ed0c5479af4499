import type { ShopOptions } from './test.ts'

const written = (decimals: number) =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })

const formats = { showcase: written(0), live: written(2) }

/** An amount in rupees as the catalogue and the cart show it: "₹1,208", and "₹1,208.00" where it is no demonstration. */
export const inRupees = (amount: number, preset: ShopOptions['preset'] = 'showcase'): string =>
  formats[preset].format(amount)

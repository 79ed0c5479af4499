import type { ShopOptions } from './test.ts'

const written = (decimals: number) =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })

const formats = { showcase: written(0), live: written(2) }

/** Formats rupees like the catalogue and the cart: "₹1,208" in the showcase, "₹1,208.00" in the live preset. */
export const inRupees = (amount: number, preset: ShopOptions['preset'] = 'showcase'): string =>
  formats[preset].format(amount)

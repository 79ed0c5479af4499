import type { ShopOptions } from './test.ts'

const written = (decimals: number) =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })

const whole = written(0)
const withPaise = written(2)

/** Formats rupees like the catalogue, the cart and the live checkout: "₹1,208". The live preset writes paise where there are any. */
export const inRupees = (amount: number, preset: ShopOptions['preset'] = 'showcase'): string =>
  (preset === 'showcase' || Number.isInteger(amount) ? whole : withPaise).format(amount)

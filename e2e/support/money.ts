const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
})

/** An amount in rupees as the catalogue and the cart show it: "₹1,208". */
export const inRupees = (amount: number): string => rupees.format(amount)

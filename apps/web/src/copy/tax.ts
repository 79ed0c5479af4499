/** What stands near prices about tax. */
export const taxCopy = {
  name: 'tax',
  of: (rate: string, name: string) => (rate === '' ? name : `${rate} ${name}`),
  included: (tax: string) => `incl. ${tax}`,
  onTop: (tax: string) => `plus ${tax}`,
  byProvince: 'sales tax by state, at checkout',
} as const

/** An amount in major units, as the dashboard's language writes it. */
export const written = (amount: number, currency: string): string =>
  new Intl.NumberFormat(undefined, { style: 'currency', currency: currency.toUpperCase() }).format(amount)

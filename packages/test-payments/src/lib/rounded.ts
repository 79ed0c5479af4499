/** An amount in major units without the noise of binary fractions. No currency of Medusa has more than three decimals. */
export const rounded = (amount: number): number => Math.round(amount * 1000) / 1000

/** How many days after its delivery the real backend takes an item back. */
export const returnDays = 30

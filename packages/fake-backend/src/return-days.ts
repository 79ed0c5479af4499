import type { FakeDatabase } from './database.ts'

/** How many days after its delivery the real backend takes an item back, where its settings do not say. */
export const usualReturnDays = 30

export function returnDays({ shopSettings }: FakeDatabase): number {
  const { return_days: set } = shopSettings
  return typeof set === 'number' ? set : usualReturnDays
}

// Written by `pnpm messages --write`.
export const cartCredit: {
  readonly giftCard: string
  readonly code: string
  readonly use: string
  readonly missing: string
  readonly unknown: string
  readonly empty: string
  readonly currency: string
  readonly 'too-many': string
  readonly limited: string
  readonly storeCredit: string
  readonly applyStoreCredit: (amount: string) => string
  readonly applied: string
  readonly named: (characters: string) => string
  readonly left: (amount: string) => string
  readonly remove: (name: string) => string
}

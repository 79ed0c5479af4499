// Written by `pnpm messages --write`.
export const express: {
  readonly or: string
  readonly heading: string
  readonly shippingLater: string
  readonly placing: string
  readonly incomplete: string
  readonly failed: string
  readonly underWay: string
  readonly goOn: string
  readonly placedElsewhere: string
  readonly placedElsewhereMore: (number: string) => string
}

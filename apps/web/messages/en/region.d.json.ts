// Written by `pnpm messages --write`.
export const notSoldHere: {
  readonly title: string
  readonly description: (names: string) => string
}

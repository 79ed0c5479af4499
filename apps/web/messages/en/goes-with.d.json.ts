// Written by `pnpm messages --write`.
export const goesWith: {
  readonly heading: string
  readonly addAll: string
  readonly adding: string
  readonly added: (count: number) => string
  readonly missed: (names: string) => string
}
export const set: {
  readonly heading: string
  readonly piece: (parameters: { readonly count: number; readonly name: string }) => string
  readonly saved: (amount: string) => string
}

// Written by `pnpm messages --write`.
export const enclosed: {
  readonly secure: string
  readonly cart: string
  readonly links: string
}

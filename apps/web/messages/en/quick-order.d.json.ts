// Written by `pnpm messages --write`.
export const quickOrder: {
  readonly title: string
  readonly lead: string
  readonly list: string
  readonly listHint: string
  readonly file: string
  readonly check: string
  readonly checking: string
  readonly empty: string
  readonly fileTooLarge: string
  readonly fileUnreadable: string
  readonly tooLong: (most: number) => string
  readonly result: (parameters: { readonly fine: number; readonly all: number }) => string
  readonly line: (at: number) => string
  readonly pieces: (count: number) => string
  readonly noQuantity: string
  readonly unknown: string
  readonly soldOut: string
  readonly tooMany: (left: number) => string
  readonly available: string
  readonly add: (count: number) => string
  readonly added: (count: number) => string
  readonly cart: string
  readonly another: string
  readonly signIn: string
  readonly signInHint: string
  readonly signInAction: string
}

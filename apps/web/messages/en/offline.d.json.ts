// Written by `pnpm messages --write`.
export const offline: {
  readonly title: string
  readonly lead: string
  readonly again: string
  readonly read: string
  readonly nothing: string
}

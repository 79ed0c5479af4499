// Written by `pnpm messages --write`.
export const orderNotes: {
  readonly open: string
  readonly note: string
  readonly noteHint: string
  readonly gift: string
  readonly giftHint: string
  readonly saved: string
  readonly failed: string
}

// Written by `pnpm messages --write`.
export const giftCardRecipient: {
  readonly heading: (title: string) => string
  readonly email: string
  readonly emailHint: string
  readonly missing: string
  readonly name: string
  readonly sender: string
  readonly message: string
  readonly sendOn: string
  readonly sendOnHint: string
  readonly keep: string
  readonly kept: string
}

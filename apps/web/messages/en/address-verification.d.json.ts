// Written by `pnpm messages --write`.
export const addressVerification: {
  readonly verified: string
  readonly open: string
  readonly openHint: string
  readonly again: string
  readonly sent: string
  readonly tooOften: string
  readonly title: string
  readonly checking: string
  readonly signIn: string
  readonly signInAction: string
  readonly failed: string
  readonly endings: {
    readonly verified: readonly [string, string]
    readonly used: readonly [string, string]
    readonly foreign: readonly [string, string]
  }
  readonly history: string
  readonly account: string
}

// Written by `pnpm messages --write`.
export const measuring: {
  readonly question: string
  readonly text: (services: string) => string
  readonly google: string
  readonly plausible: string
  readonly accept: string
  readonly decline: string
  readonly accepted: string
  readonly declined: string
  readonly isAccepted: string
  readonly isDeclined: string
  readonly privacy: string
  readonly change: string
}

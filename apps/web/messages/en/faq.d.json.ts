// Written by `pnpm messages --write`.
export const faq: {
  readonly title: string
  readonly lead: string
  readonly more: string
  readonly entries: {
    readonly delivery: {
      readonly question: string
      readonly answer: string
    }
    readonly returns: {
      readonly question: string
      readonly answer: string
    }
    readonly exchange: {
      readonly question: string
      readonly answer: string
    }
    readonly international: {
      readonly question: string
      readonly answer: string
    }
    readonly payment: {
      readonly question: string
      readonly answer: string
    }
    readonly account: {
      readonly question: string
      readonly answer: string
    }
    readonly change: {
      readonly question: string
      readonly answer: string
    }
    readonly care: {
      readonly question: string
      readonly answer: string
    }
  }
}
export const liveFaq: {
  readonly returns: (days: number) => string
  readonly exchange: string
  readonly change: (hours: number) => string
}

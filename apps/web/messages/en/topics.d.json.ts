// Written by `pnpm messages --write`.
export const topicWords: {
  readonly order_updates: {
    readonly category: string
    readonly title: string
    readonly description: string
  }
  readonly promotions: {
    readonly category: string
    readonly title: string
    readonly description: string
  }
  readonly account_security: {
    readonly category: string
    readonly title: string
    readonly description: string
  }
}

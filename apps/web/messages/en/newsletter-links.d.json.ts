// Written by `pnpm messages --write`.
export const newsletterLinks: {
  readonly confirm: {
    readonly title: string
    readonly lead: string
    readonly button: string
    readonly endings: {
      readonly done: readonly [string, string]
      readonly used: readonly [string, string]
    }
  }
  readonly leave: {
    readonly title: string
    readonly lead: string
    readonly button: string
    readonly endings: {
      readonly done: readonly [string, string]
      readonly used: readonly [string, string]
    }
  }
  readonly leaveBackInStock: {
    readonly title: string
    readonly lead: string
    readonly button: string
    readonly endings: {
      readonly done: readonly [string, string]
      readonly used: readonly [string, string]
    }
  }
  readonly leaveReviewRequests: {
    readonly title: string
    readonly lead: string
    readonly button: string
    readonly endings: {
      readonly done: readonly [string, string]
      readonly used: readonly [string, string]
    }
  }
  readonly failed: string
  readonly shop: string
}

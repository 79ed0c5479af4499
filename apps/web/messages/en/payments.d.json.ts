// Written by `pnpm messages --write`.
export const providers: {
  readonly creditCard: {
    readonly label: string
    readonly sentence: string
  }
  readonly paypal: {
    readonly label: string
    readonly sentence: string
  }
  readonly razorpay: {
    readonly label: string
    readonly sentence: string
  }
  readonly pp_system_default: {
    readonly label: string
    readonly sentence: string
  }
  readonly pp_stripe_stripe: {
    readonly label: string
    readonly sentence: string
  }
  readonly pp_razorpay: {
    readonly label: string
    readonly sentence: string
  }
  readonly 'pp_bank-transfer': {
    readonly label: string
    readonly sentence: string
  }
  readonly 'pp_net-terms': {
    readonly label: string
    readonly sentence: string
  }
  readonly 'pp_nothing-to-pay': {
    readonly label: string
    readonly sentence: string
  }
  readonly pp_test: {
    readonly label: string
    readonly sentence: string
  }
}
export const bankTransfer: {
  readonly heading: string
  readonly sentence: string
  readonly amount: string
  readonly holder: string
  readonly iban: string
  readonly bic: string
  readonly reference: string
}
export const netTerms: {
  readonly heading: string
  readonly sentence: string
  readonly amount: string
  readonly due: string
}
export const paying: {
  readonly declined: {
    readonly 'insufficient-funds': string
    readonly 'expired-card': string
    readonly 'incorrect-code': string
    readonly declined: string
  }
  readonly released: string
  readonly reserved: string
  readonly paying: string
  readonly canceling: string
  readonly canceled: string
  readonly unconfirmed: string
  readonly unpaid: {
    readonly canceled: (amount: string) => string
    readonly unconfirmed: (amount: string) => string
  }
  readonly changedMeanwhile: (total: string) => string
  readonly cancel: string
  readonly unknown: string
  readonly atProvider: string
  readonly look: string
  readonly goOn: string
  readonly notReady: string
  readonly loading: string
  readonly failed: string
  readonly failedHint: string
  readonly cardFrame: string
  readonly challenge: string
  readonly challengeFrame: string
  readonly challengeHint: string
  readonly challengeReload: string
  readonly stop: string
  readonly stay: string
  readonly back: {
    readonly title: string
    readonly checking: string
    readonly lost: string
    readonly lostHint: string
    readonly checkout: string
  }
}

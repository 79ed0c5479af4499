// Written by `pnpm messages --write`.
export const account: {
  readonly signedOut: {
    readonly title: string
    readonly description: string
  }
  readonly signOutFailed: string
  readonly menu: {
    readonly account: string
    readonly wishlist: string
    readonly orders: string
    readonly quickOrder: string
    readonly signOut: string
    readonly signIn: string
    readonly signUp: string
    readonly label: string
  }
  readonly title: string
  readonly welcome: (name: string) => string
  readonly unnamedCustomer: string
  readonly logout: string
  readonly tabsLabel: string
  readonly loading: string
  readonly failed: string
  readonly notSaved: {
    readonly failed: string
    readonly unknown: string
  }
  readonly demo: string
  readonly tabs: {
    readonly profile: string
    readonly orders: string
    readonly address: string
    readonly pay: string
    readonly rewards: string
    readonly offers: string
    readonly alerts: string
    readonly security: string
  }
  readonly profile: {
    readonly heading: string
    readonly photo: string
    readonly choose: string
    readonly removePhoto: string
    readonly photoHint: string
    readonly problems: {
      readonly 'wrong-type': string
      readonly 'too-large': string
      readonly empty: string
      readonly 'too-many-pixels': string
      readonly unreadable: string
    }
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    readonly emailHint: string
    readonly phone: string
    readonly dateOfBirth: string
    readonly save: string
    readonly saved: string
    readonly emailHintLive: string
    readonly company: {
      readonly heading: string
      readonly name: string
      readonly hint: string
      readonly taxNumber: string
      readonly registration: string
    }
  }
  readonly security: {
    readonly heading: string
    readonly hint: string
    readonly everywhere: string
    readonly failed: string
  }
  readonly orders: {
    readonly heading: string
    readonly columns: {
      readonly id: string
      readonly date: string
      readonly status: string
      readonly total: string
      readonly details: string
    }
    readonly details: string
    readonly detailsOf: (id: string) => string
    readonly soon: string
    readonly all: string
  }
  readonly address: {
    readonly heading: string
    readonly isDefault: string
    readonly edit: string
    readonly editNamed: (name: string) => string
    readonly editSoon: string
    readonly makeDefault: string
    readonly makeDefaultNamed: (name: string) => string
    readonly madeDefault: string
    readonly add: string
    readonly dialog: string
    readonly name: string
    readonly nameExample: string
    readonly street: string
    readonly city: string
    readonly state: string
    readonly zipCode: string
    readonly cancel: string
    readonly submit: string
    readonly added: string
    readonly empty: string
    readonly emptyHint: string
  }
  readonly pay: {
    readonly heading: string
    readonly isDefault: string
    readonly ending: (parameters: { readonly brand: string; readonly last4: string }) => string
    readonly expires: (date: string) => string
    readonly setDefault: string
    readonly setDefaultNamed: (card: string) => string
    readonly madeDefault: string
    readonly remove: string
    readonly removeNamed: (card: string) => string
    readonly removed: string
    readonly add: string
    readonly addSoon: string
    readonly empty: string
    readonly emptyHint: string
    readonly note: string
  }
  readonly rewards: {
    readonly heading: string
    readonly points: string
    readonly tier: (tier: string) => string
    readonly toNext: (points: string) => string
    readonly atTop: string
    readonly progress: string
    readonly list: string
    readonly cost: (points: string) => string
    readonly redeem: string
    readonly redeemNamed: (title: string) => string
    readonly insufficient: string
    readonly insufficientToast: {
      readonly title: string
      readonly description: string
    }
    readonly unavailable: string
    readonly confirm: (parameters: { readonly title: string; readonly points: string }) => string
    readonly confirmTitle: string
    readonly cancel: string
    readonly redeemed: string
    readonly history: string
  }
  readonly offers: {
    readonly active: string
    readonly expired: string
    readonly none: string
    readonly noneHint: string
    readonly claim: string
    readonly claimNamed: (title: string) => string
    readonly claimed: string
    readonly auto: string
    readonly copy: string
    readonly copied: string
    readonly copyNamed: (parameters: { readonly words: string; readonly code: string }) => string
    readonly copiedToast: string
    readonly copyFailed: {
      readonly title: string
      readonly description: string
    }
    readonly daysLeft: (days: number) => string
    readonly today: string
    readonly isExpired: string
    readonly isUsed: string
    readonly minimum: (amount: string) => string
  }
  readonly alerts: {
    readonly heading: string
    readonly channels: {
      readonly email: string
      readonly push: string
      readonly sms: string
    }
    readonly switchOf: (parameters: { readonly title: string; readonly channel: string }) => string
    readonly updated: string
    readonly locked: string
    readonly recent: string
    readonly unread: (count: number) => string
    readonly isUnread: string
    readonly read: string
    readonly none: string
    readonly noneHint: string
  }
}
export const history: {
  readonly title: string
  readonly loading: string
  readonly failed: string
  readonly signIn: string
  readonly signInHint: string
  readonly signInAction: string
  readonly tabs: {
    readonly all: string
    readonly processing: string
    readonly shipped: string
    readonly delivered: string
    readonly canceled: string
  }
  readonly tabsLabel: string
  readonly order: (id: string) => string
  readonly bareOrder: (id: string) => string
  readonly placed: (date: string) => string
  readonly tracking: (number: string) => string
  readonly total: string
  readonly quantity: (count: number) => string
  readonly details: string
  readonly detailsSoon: string
  readonly track: string
  readonly noTracking: string
  readonly trackingToast: (number: string) => string
  readonly invoice: string
  readonly invoiceToast: string
  readonly returnItem: string
  readonly returnSoon: string
  readonly empty: string
  readonly emptyHint: string
  readonly emptyTab: string
  readonly start: string
  readonly more: string
  readonly progress: (parameters: { readonly shown: number; readonly total: number }) => string
}

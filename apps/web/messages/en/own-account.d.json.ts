// Written by `pnpm messages --write`.
export const ownAccount: {
  readonly password: {
    readonly heading: string
    readonly lead: string
    readonly current: string
    readonly next: string
    readonly repeat: string
    readonly submit: string
    readonly done: {
      readonly title: string
      readonly description: string
    }
  }
  readonly email: {
    readonly heading: string
    readonly lead: (email: string) => string
    readonly next: string
    readonly password: string
    readonly submit: string
    readonly sent: (email: string) => string
    readonly same: string
    readonly invalid: string
  }
  readonly proof: {
    readonly missing: string
    readonly 'wrong-password': string
    readonly 'too-often': string
  }
  readonly confirm: {
    readonly title: string
    readonly checking: string
    readonly signIn: string
    readonly signInAction: string
    readonly failed: string
    readonly endings: {
      readonly done: readonly [string, string]
      readonly used: readonly [string, string]
      readonly foreign: readonly [string, string]
    }
    readonly account: string
  }
  readonly cards: {
    readonly heading: string
    readonly lead: string
    readonly none: string
    readonly ending: (parameters: { readonly brand: string; readonly last4: string }) => string
    readonly expires: (date: string) => string
    readonly remove: string
    readonly removeNamed: (card: string) => string
    readonly removed: string
  }
  readonly data: {
    readonly heading: string
    readonly lead: string
    readonly download: string
    readonly tooOften: string
  }
  readonly removal: {
    readonly heading: string
    readonly lead: string
    readonly open: string
    readonly title: string
    readonly what: readonly [string, string, string]
    readonly password: string
    readonly submit: string
    readonly cancel: string
    readonly done: {
      readonly title: string
      readonly description: string
    }
    readonly failed: string
  }
  readonly devices: {
    readonly heading: string
    readonly lead: string
    readonly on: (parameters: { readonly browser: string; readonly system: string }) => string
    readonly unknown: string
    readonly current: string
    readonly lastUsed: (date: string) => string
    readonly end: string
    readonly endNamed: (device: string) => string
    readonly endOthers: string
    readonly ended: string
    readonly othersEnded: string
  }
}

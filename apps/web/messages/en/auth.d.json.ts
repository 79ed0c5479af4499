// Written by `pnpm messages --write`.
export const auth: {
  readonly email: string
  readonly password: string
  readonly showPassword: string
  readonly hidePassword: string
  readonly capsLock: string
  readonly demo: string
  readonly signIn: {
    readonly title: string
    readonly lead: string
    readonly remember: string
    readonly forgot: string
    readonly submit: string
    readonly busy: string
    readonly noAccount: string
    readonly signUp: string
    readonly findOrder: string
    readonly missing: string
    readonly refused: {
      readonly title: string
      readonly description: string
    }
    readonly failed: {
      readonly title: string
      readonly description: string
    }
    readonly done: {
      readonly title: string
      readonly description: string
    }
  }
  readonly signUp: {
    readonly title: string
    readonly lead: string
    readonly firstName: string
    readonly lastName: string
    readonly passwordHint: string
    readonly confirm: string
    readonly agree: string
    readonly read: (parameters: { readonly terms: string; readonly privacy: string }) => string
    readonly terms: string
    readonly privacy: string
    readonly submit: string
    readonly busy: string
    readonly hasAccount: string
    readonly signIn: string
    readonly done: string
    readonly failed: string
  }
  readonly reset: {
    readonly title: string
    readonly lead: string
    readonly password: string
    readonly submit: string
    readonly done: {
      readonly title: string
      readonly description: string
    }
    readonly expiredTitle: string
    readonly expired: string
    readonly maybeDone: string
    readonly again: string
  }
  readonly forgot: {
    readonly title: string
    readonly lead: string
    readonly submit: string
    readonly busy: string
    readonly missing: string
    readonly sentTitle: string
    readonly sent: (email: string) => string
    readonly another: string
    readonly back: string
    readonly done: {
      readonly title: string
      readonly description: string
    }
    readonly failed: {
      readonly title: string
      readonly description: string
    }
  }
}
export const fields: {
  readonly signUp: {
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    readonly password: string
    readonly longPassword: string
    readonly plainPassword: string
    readonly confirmPassword: string
    readonly agreeTerms: string
  }
  readonly signIn: {
    readonly email: string
    readonly password: string
  }
  readonly forgotPassword: {
    readonly empty: string
    readonly email: string
  }
}
export const refusals: {
  readonly signIn: {
    readonly 'wrong-credentials': string
    readonly 'missing-fields': string
    readonly 'no-account': string
    readonly 'step-required': string
    readonly overtaken: string
    readonly failed: string
  }
  readonly register: {
    readonly 'password-too-short': string
    readonly 'password-too-long': string
    readonly 'password-is-address': string
    readonly 'password-too-common': string
    readonly 'password-one-character': string
    readonly 'email-taken': string
    readonly 'invalid-email': string
    readonly 'missing-fields': string
    readonly 'step-required': string
    readonly overtaken: string
    readonly failed: string
  }
  readonly reset: {
    readonly 'no-account': string
    readonly 'missing-fields': string
    readonly failed: string
  }
}

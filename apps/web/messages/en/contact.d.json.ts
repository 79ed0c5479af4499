// Written by `pnpm messages --write`.
export const contactForm: {
  readonly name: string
  readonly email: string
  readonly category: string
  readonly subject: string
  readonly message: string
  readonly send: string
  readonly sending: string
  readonly sent: string
  readonly sentMore: (hours: number) => string
  readonly failed: string
}
export const categories: {
  readonly none: string
  readonly general: string
  readonly order: string
  readonly returns: string
  readonly technical: string
  readonly partnership: string
  readonly press: string
}
export const contactPage: {
  readonly title: string
  readonly lead: string
  readonly formTitle: string
  readonly placesTitle: string
  readonly location: string
  readonly phone: string
  readonly email: string
  readonly hours: {
    readonly title: string
    readonly lines: readonly [string, string, string]
    readonly note: string
  }
}

// Written by `pnpm messages --write`.
export const shell: {
  readonly skip: string
  readonly loadingPage: string
  readonly announcement: string
  readonly menu: {
    readonly label: string
    readonly open: string
    readonly title: string
    readonly show: (category: string) => string
    readonly all: (category: string) => string
    readonly everything: string
  }
  readonly sessionEnded: {
    readonly title: string
    readonly description: string
  }
  readonly signInAgain: string
  readonly search: string
  readonly cart: string
  readonly wishlist: string
  readonly profile: string
  readonly cartButton: (count: number) => string
  readonly footer: {
    readonly about: string
    readonly shop: string
    readonly company: string
    readonly companyLinks: {
      readonly about: string
      readonly contact: string
      readonly help: string
      readonly faq: string
      readonly shipping: string
      readonly privacy: string
      readonly terms: string
      readonly journal: string
    }
    readonly follow: string
    readonly newsletter: string
    readonly legal: (parameters: { readonly year: string; readonly name: string }) => string
    readonly prices: string
  }
  readonly notFound: {
    readonly title: string
    readonly sentence: string
    readonly home: string
  }
  readonly crash: {
    readonly title: string
    readonly sentence: string
    readonly reload: string
    readonly home: string
    readonly config: string
  }
  readonly theme: {
    readonly label: string
    readonly choices: {
      readonly system: string
      readonly light: string
      readonly dark: string
    }
  }
}
export const footerNewsletter: {
  readonly lead: string
  readonly thanks: string
}

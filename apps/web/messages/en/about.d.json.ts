// Written by `pnpm messages --write`.
export const about: {
  readonly title: string
  readonly lead: string
  readonly storyTitle: string
  readonly story: {
    readonly beginning: (parameters: { readonly name: string; readonly year: string }) => string
    readonly growth: string
    readonly today: string
  }
  readonly statsTitle: string
  readonly stats: {
    readonly customers: {
      readonly figure: string
      readonly label: string
    }
    readonly years: {
      readonly figure: string
      readonly label: string
    }
    readonly products: {
      readonly figure: string
      readonly label: string
    }
    readonly countries: {
      readonly figure: string
      readonly label: string
    }
  }
  readonly foundedTitle: (year: string) => string
  readonly founded: string
  readonly valuesTitle: string
  readonly values: {
    readonly quality: {
      readonly title: string
      readonly words: string
    }
    readonly customers: {
      readonly title: string
      readonly words: string
    }
    readonly sustainable: {
      readonly title: string
      readonly words: string
    }
  }
  readonly letterTitle: string
  readonly letter: string
  readonly nowhere: string
  readonly pictures: {
    readonly rail: string
    readonly cloth: string
    readonly vase: string
  }
}
export const liveAbout: {
  readonly customers: (parameters: { readonly hours: number; readonly days: number }) => string
}

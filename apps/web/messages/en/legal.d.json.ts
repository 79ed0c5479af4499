// Written by `pnpm messages --write`.
export const terms: {
  readonly title: string
  readonly lead: string
  readonly updated: string
  readonly sections: {
    readonly acceptance: {
      readonly title: string
      readonly paragraphs: readonly [string, string]
    }
    readonly products: {
      readonly title: string
      readonly paragraphs: readonly [string, string]
    }
    readonly pricing: {
      readonly title: string
      readonly paragraphs: readonly [string, string]
    }
    readonly shipping: {
      readonly title: string
      readonly paragraphs: readonly [string, string]
    }
    readonly liability: {
      readonly title: string
      readonly paragraphs: readonly [string, string]
    }
  }
}
export const privacy: {
  readonly title: string
  readonly lead: string
  readonly updated: string
  readonly sections: {
    readonly 'what-we-collect': {
      readonly title: string
      readonly paragraphs: readonly [string, string, string]
    }
    readonly 'how-we-use-it': {
      readonly title: string
      readonly paragraphs: readonly [string, string]
    }
    readonly sharing: {
      readonly title: string
      readonly paragraphs: readonly [string, string]
    }
    readonly 'your-choices': {
      readonly title: string
      readonly paragraphs: readonly [string, string]
    }
    readonly contact: {
      readonly title: string
      readonly paragraphs: readonly [string]
    }
  }
}
export const liveTerms: {
  readonly products: readonly [string, string]
  readonly pricing: readonly [string, string]
  readonly shipping: {
    readonly returns: (days: number) => string
    readonly risk: string
  }
}
export const livePrivacy: {
  readonly 'what-we-collect': readonly [string, string, string]
  readonly 'how-we-use-it': readonly [string, string]
  readonly sharing: readonly [string]
  readonly 'your-choices': readonly [string, string]
  readonly contact: (parameters: { readonly hours: number; readonly email: string }) => string
  readonly contactPage: (hours: number) => string
}

// Written by `pnpm messages --write`.
export const address: {
  readonly states: {
    readonly state: string
    readonly province: string
    readonly prefecture: string
    readonly county: string
    readonly region: string
    readonly emirate: string
    readonly area: string
    readonly island: string
    readonly oblast: string
    readonly parish: string
    readonly department: string
    readonly district: string
    readonly do_si: string
    readonly other: string
  }
  readonly postalCodes: {
    readonly postal: string
    readonly zip: string
    readonly pin: string
    readonly eircode: string
    readonly plz: string
    readonly postcode: string
    readonly cap: string
  }
  readonly cities: {
    readonly city: string
    readonly post_town: string
    readonly suburb: string
    readonly district: string
  }
  readonly provincia: string
  readonly address1: string
  readonly address2: string
  readonly country: string
  readonly choose: (label: string) => string
  readonly example: (text: string) => string
  readonly filled: (places: string) => string
  readonly required: (label: string) => string
  readonly likeExample: (parameters: { readonly label: string; readonly example: string }) => string
  readonly wrongPhone: string
  readonly billing: {
    readonly heading: string
    readonly same: string
    readonly firstName: string
    readonly lastName: string
  }
  readonly company: {
    readonly for: string
    readonly name: string
    readonly taxNumber: {
      readonly vat: string
      readonly gstin: string
      readonly other: string
    }
    readonly hint: string
    readonly wrong: {
      readonly vat: string
      readonly gstin: string
      readonly other: string
    }
    readonly unregistered: string
  }
  readonly loading: string
}

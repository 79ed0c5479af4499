import type { AddressRules } from '../ports/address-rules.ts'

/**
 * The countries whose addresses have a state, province, region or island, and those without postal codes: ISO 3166-1 alpha-2. After the
 * address formats of Google's libaddressinput; see decision 38.
 */
const withState = codes(
  'ae am ar as au bb br bs by ca cc cl cn co cr cu cv cx eg es fm hk hm hn id in iq ir it jm jp ki kn kp kr ky kz mh mn mp mx my mz nf ng ni nr',
  'pa pe pf pg ph pw ro ru sc so sr sv th tr tv tw ua um us uy uz ve vi vn',
)
const withoutPostalCode = codes(
  'ae ag ao aq aw bf bi bj bo bq bs bv bw bz cd cf cg ci ck cm cw dj dm er fj ga gd gh gm gq gy hk jm ki km kn lc ly ml mo mr ms mw',
  'nr nu pa ps qa rw sb sc sl sr ss st sx sy td tf tg tk tl to tt tv ug vu ws ye zw',
)

function codes(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(' ')))
}

/**
 * Rules for real orders: "O" and "李" are names, and an Indian PIN code has six digits.
 *
 * @param codeOf The ISO code of a country's name in lower case. An unknown country needs no state, and may have a postal code.
 */
export const liveAddressRules = (codeOf: (country: string) => string | undefined): AddressRules => ({
  shortestName: 1,
  accepts: {
    state: (text, country) => text.length > 1 || !withState.has(codeOf(country) ?? ''),
    postalCode(text, country) {
      const code = codeOf(country) ?? ''
      if (text === '') return withoutPostalCode.has(code)
      return code === 'in'
        ? /^[1-9]\d{2} ?\d{3}$/.test(text)
        : // Iceland and Taiwan have three characters.
          text.length > 2 && /^[\p{L}\d][\p{L}\d -]*$/u.test(text)
    },
  },
})

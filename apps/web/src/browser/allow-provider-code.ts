interface Rules {
  readonly createScriptURL: (url: string) => string
  readonly createHTML: (markup: string) => string
}

interface TrustedTypes {
  createPolicy(name: string, rules: Rules): unknown
}

export interface ProviderCode {
  /** Whether a script of this host may be loaded. */
  readonly isScriptHost: (host: string) => boolean
  /** Whether a text may become markup. */
  readonly isMarkup?: (markup: string) => boolean
}

const allowed = new Set<ProviderCode>()

/**
 * The shop's pages take script addresses and markup only from policies of Trusted Types. The scripts of payment providers, and
 * of who measures visits, set plain texts, which the browser gives to the policy `default`. There can be one of that name, so the providers share it. It
 * lets in what the chosen ones have named and nothing else. The content security policy names it only where such a
 * provider is on.
 */
export function allowProviderCode(code: ProviderCode): void {
  if (allowed.size === 0) {
    const types = Reflect.get(globalThis, 'trustedTypes') as TrustedTypes | undefined
    types?.createPolicy('default', {
      createScriptURL: (url) => only(url, ({ isScriptHost }) => isScriptHost(hostOf(url))),
      createHTML: (markup) => only(markup, ({ isMarkup }) => isMarkup?.(markup) === true),
    })
  }
  allowed.add(code)
}

function only(text: string, isAllowedBy: (code: ProviderCode) => boolean): string {
  if ([...allowed].some(isAllowedBy)) return text
  throw new TypeError('Only code of the chosen payment provider is allowed')
}

/** Empty unless it is loaded over TLS. */
function hostOf(url: string): string {
  if (!URL.canParse(url)) return ''
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' ? hostname : ''
}

/** Which addresses an owner may enter. What a shopper's browser opens is checked by `storefront-core` again. */

/** A path of the shop: `//host` would leave it, and a browser reads a backslash as a slash. */
const isOwnPath = (address: string): boolean => /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(address)

export const isWebAddress = (address: string): boolean =>
  /^https?:\/\/[^/\s\\\p{Cc}][^\s\\\p{Cc}]*$/iu.test(address) && URL.canParse(address)

/** What a browser opens as a page. */
export const isPageAddress = (address: string): boolean => isOwnPath(address) || isWebAddress(address)

export const isLinkAddress = (address: string): boolean =>
  isPageAddress(address) || /^(?:mailto|tel):[^\s\\\p{Cc}]+$/iu.test(address)

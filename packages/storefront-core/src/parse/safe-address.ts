/** What an address leads to: a page of the shop, a page of the web, or a mailbox or a telephone. */
export type AddressKind = 'shop' | 'web' | 'contact'

/** `//host` would leave the shop, also where it is decoded. Browsers read a backslash as a slash and drop what cannot be seen. */
const addresses: Readonly<Record<AddressKind, RegExp>> = {
  shop: /^\/(?![/\\]|%2f|%5c)[^\s\\\p{Cc}]*$/iu,
  web: /^https?:\/\/[^/\s\\\p{Cc}][^\s\\\p{Cc}]*$/iu,
  contact: /^(?:mailto|tel):[^\s\\\p{Cc}]+$/iu,
}

/**
 * What an address that other people have written leads to. Undefined for one that is not safe in a link: a script, data, a
 * file, another site that looks like a path.
 */
export function addressKind(address: string): AddressKind | undefined {
  const kinds: readonly AddressKind[] = ['shop', 'web', 'contact']
  return kinds.find((kind) => addresses[kind].test(address))
}

import { isIPv6 } from 'node:net'

/**
 * The key a visitor is counted by. One IPv6 customer has a whole /64 network, so that counts as one visitor. Undefined for
 * the local machine in development, where developers and browser tests must not be limited.
 */
export function visitorOf(ip: string | undefined, isProduction: boolean): string | undefined {
  return keyOf(ip, isProduction, (address) => (isIPv6(address) ? groups(address, 4) : address))
}

/**
 * The larger network around a visitor, which one renter may have as a whole: /48 of IPv6, /24 of IPv4. Undefined where the
 * visitor is.
 */
export function networkOf(ip: string | undefined, isProduction: boolean): string | undefined {
  return keyOf(ip, isProduction, (address) =>
    isIPv6(address) ? groups(address, 3) : address.replace(/\.\d+$/, ''),
  )
}

function keyOf(
  ip: string | undefined,
  isProduction: boolean,
  key: (address: string) => string,
): string | undefined {
  if (ip === undefined) return 'unknown'
  const address = ip.replace(/^::ffff:(?=\d+\.)/, '')
  if (!isProduction && (address === '::1' || address.startsWith('127.'))) return undefined
  return key(address)
}

/** The first groups of the address, with `::` expanded. */
function groups(address: string, count: number): string {
  const [before = '', after] = address.split('::', 2)
  const head = before === '' ? [] : before.split(':')
  const tail = after === undefined || after === '' ? [] : after.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  const all = [...head, ...zeros, ...tail].slice(0, count)
  return all.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

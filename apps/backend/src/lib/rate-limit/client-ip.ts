import { isIPv6 } from 'node:net'

/**
 * The key a visitor is counted by. One IPv6 customer has a whole /64 network, so that counts as one visitor. Undefined for
 * the local machine in development, where developers and browser tests must not be limited.
 */
export function visitorOf(ip: string | undefined, isProduction: boolean): string | undefined {
  if (ip === undefined) return 'unknown'
  const address = ip.replace(/^::ffff:(?=\d+\.)/, '')
  if (!isProduction && (address === '::1' || address.startsWith('127.'))) return undefined
  return isIPv6(address) ? network(address) : address
}

/** The first four groups of the address, with `::` expanded. */
function network(address: string): string {
  const [before = '', after] = address.split('::', 2)
  const head = before === '' ? [] : before.split(':')
  const tail = after === undefined || after === '' ? [] : after.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  const groups = [...head, ...zeros, ...tail].slice(0, 4)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'

/**
 * Addresses of trusted proxies: loopback and private networks. `X-Forwarded-Proto` from any other address is ignored.
 */
const proxies = new BlockList()
for (const [network, prefix, type] of [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const)
  proxies.addSubnet(network, prefix, type)

/** Whether the visitor uses HTTPS, according to the trusted proxy in front. */
export function isHttps({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  const [first = ''] = String(headers['x-forwarded-proto'] ?? '').split(',')
  return first.trim().toLowerCase() === 'https' && isProxy(socket.remoteAddress ?? '')
}

const isProxy = (address: string): boolean => proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

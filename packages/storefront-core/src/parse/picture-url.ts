import { withoutTrailingSlashes } from './without-trailing-slashes.ts'

/**
 * An address that is safe in `<img>`, from what the backend stored. Relative addresses are resolved against
 * the backend. Other schemes than http(s) are rejected, and so is `//host`, which would leave the site.
 */
export function pictureUrl(value: unknown, backendUrl: string): string | undefined {
  if (typeof value !== 'string') return undefined
  const address = value.trim()
  if (address === '' || address.length > longest || hasControlCharacter(address)) return undefined
  if (/^https?:\/\/[^/\\]/i.test(address)) return address
  if (/^[a-z][a-z0-9+.-]*:/i.test(address) || /^[/\\]{2}/.test(address) || address.startsWith('\\')) {
    return undefined
  }
  return `${withoutTrailingSlashes(backendUrl)}/${address.replace(/^\/+/, '')}`
}

const longest = 2_048

function hasControlCharacter(address: string): boolean {
  for (let at = 0; at < address.length; at += 1) {
    const code = address.charCodeAt(at)
    if (code < 0x20 || code === 0x7f) return true
  }
  return false
}

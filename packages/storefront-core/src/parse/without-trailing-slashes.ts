/**
 * An address without the slashes at its end. In a time that grows with the length only: the expression `/\/+$/` begins anew at
 * each slash of `/////x`.
 */
export function withoutTrailingSlashes(address: string): string {
  let end = address.length
  while (address[end - 1] === '/') end -= 1
  return address.slice(0, end)
}

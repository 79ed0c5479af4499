/** Where mail programs post to, with one press of their own button (RFC 8058). */
export const leavePath = '/hooks/newsletter-leave'

/**
 * The headers of letters, with which mail programs show a button to leave.
 *
 * @param environment BACKEND_URL: where browsers reach this server.
 * @param path of the route below it.
 */
export function leaveHeaders(
  environment: Readonly<Record<string, string | undefined>>,
  token: string,
  path: string = leavePath,
): Readonly<Record<string, string>> {
  const server = (environment['BACKEND_URL'] || 'http://localhost:9000').replace(/(?<!\/)\/+$/, '')
  return {
    'List-Unsubscribe': `<${server}${path}?${new URLSearchParams({ token }).toString()}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

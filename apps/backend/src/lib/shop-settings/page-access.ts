import { isSigned, sign } from '../signature'

/** A header, because servers log URLs. */
export const pageAccessHeader = 'x-page-preview'

/** How long the link to a preview works, in days. */
export const previewDays = 7

const day = 86_400_000
const purpose = 'preview of a page'

/** Signs access to one page, also while it is a draft: the end of its validity and an HMAC of that and the page's id. */
export function signPageAccess(secret: string | Buffer, pageId: string, now: number): string {
  const end = Math.floor((now + previewDays * day) / 1_000).toString(36)
  return `${end}.${sign(secret, purpose, [pageId, end])}`
}

export function opensPage(
  secret: string | Buffer,
  pageId: string,
  access: string | undefined,
  now: number,
): boolean {
  const [, end, signed] = /^([0-9a-z]{1,10})\.([\w-]{43})$/.exec(access ?? '') ?? []
  if (end === undefined || signed === undefined) return false
  return isSigned(secret, purpose, [pageId, end], signed) && Number.parseInt(end, 36) * 1_000 >= now
}

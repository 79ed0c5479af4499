const tag = /<\/?(?:p|br|div|span|strong|b|em|i|ul|ol|li|h[1-6]|a|table|script|style|img|iframe)\b[^<>]*>/i
const entity = /&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i
const markdown = /^ {0,3}#{1,6} \S|\*\*\S|\]\([^()\s]+\)/m

/** Whether a description holds HTML or Markdown. Lines and hyphens alone are plain text, and are shown as they are written. */
export const hasMarkup = (text: string): boolean => [tag, entity, markdown].some((sign) => sign.test(text))

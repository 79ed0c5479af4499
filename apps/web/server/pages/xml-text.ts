/** What XML 1.0 has no place for, escaped or not. */
// oxlint-disable-next-line no-control-regex -- these are meant
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // A parser would make a line feed of it.
  '\r': '&#13;',
}

/** A text without the characters that XML does not have. */
export const xmlCharacters = (text: string): string =>
  text.replaceAll(forbidden, '').replaceAll(loneSurrogate, '')

/** Any text, as the content of an element or of an attribute. Characters that XML does not have are left out. */
export const xmlText = (text: string): string =>
  xmlCharacters(text).replaceAll(/[&<>"'\r]/g, (character) => references[character] ?? '')

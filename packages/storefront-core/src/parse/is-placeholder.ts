/**
 * Whether this is the title or the value that Medusa gives a product without options, which says nothing to a shopper:
 * "Default option value", "Default variant", "Default Title".
 */
export const isPlaceholder = (title: string): boolean =>
  /^default(?: (?:option(?: value)?|variant|title|value))?$/i.test(title.trim())

const asked = new WeakMap<object, string>()

/** Keeps what a request asked for, because `locale` of a request becomes one of the store's. */
export function keepAskedLocale(request: object, tag: string): void {
  // Anyone may send anything.
  if (/^[a-z]{2,3}(?:-[a-z]{2})?$/i.test(tag)) asked.set(request, tag)
}

/**
 * The locale that a request asked for: `de-AT` also where the store has `de`, and `en-US` where it has no English besides what the merchant
 * has entered. Mails to come take their links from it. Undefined in the default locale.
 */
export const askedLocaleOf = (request: object): string | undefined => asked.get(request)

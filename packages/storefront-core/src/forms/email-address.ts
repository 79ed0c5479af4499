const longest = 254

/**
 * Whether a text is an email address by the rule of the shop's forms and the backend. Browsers also accept
 * `a@b`.
 */
export const isEmailAddress = (text: string): boolean =>
  text.length <= longest &&
  /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/.test(text)

/** ISO 7064, MOD 97-10, over digits and letters, where A is 10 and Z is 35. IBANs and creditor references are right when it is 1. */
export function remainder97(text: string): number {
  const digits = text.replaceAll(/[A-Z]/g, (letter) => `${Number.parseInt(letter, 36)}`)
  return Number(BigInt(digits) % 97n)
}

/** An IBAN without spaces: country, check digits and account. */
export const isIban = (iban: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban) && remainder97(iban.slice(4) + iban.slice(0, 4)) === 1

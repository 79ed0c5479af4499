/** Medusa's messages quote email addresses ("Customer with email …"), and a log is kept longer and read by more people. */
export function withoutAddresses(text: string): string {
  // Never begins within a word: the time for a long one would grow with the square of its length.
  return text.replaceAll(/(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/gi, '(email)')
}

/** Medusa's messages quote email addresses ("Customer with email …"), and a log is kept longer and read by more people. */
export function withoutAddresses(text: string): string {
  return text.replaceAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/gi, '(email)')
}

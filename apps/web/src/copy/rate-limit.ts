/** Shown after a rate limit refusal. */
export const waitCopy = {
  tooOften: (wait: string) => `That was asked too often. Please try again in ${wait}.`,
  over: 'You can try again now.',
  soon: 'a few minutes',
} as const

/** In seconds. Longer waits are shown in minutes. */
export const fewSeconds = 90

export function waitWords(seconds: number): string {
  if (seconds > fewSeconds) return `${Math.ceil(seconds / 60)} minutes`
  const count = Math.ceil(seconds)
  return count === 1 ? '1 second' : `${count} seconds`
}

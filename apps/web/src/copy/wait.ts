/** What is said to whoever was refused for asking too often. */
export const waitCopy = {
  tooOften: (wait: string) => `That was asked too often. Please try again in ${wait}.`,
  over: 'You can try again now.',
  soon: 'a few minutes',
  minutes: (count: number) => `${count} minutes`,
  seconds: (count: number) => (count === 1 ? '1 second' : `${count} seconds`),
} as const

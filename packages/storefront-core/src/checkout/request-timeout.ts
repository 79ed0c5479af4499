/** Request timeout in milliseconds. An order that is not answered in time has an unknown outcome. */
export const requestTimeout = 30_000

export const tooLate = { kind: 'timeout', retryable: true } as const

const mark = 'Refused for good: '

/** A mail server's answer that a later attempt would not change. Medusa passes on only the message of a provider's error. */
export const refusedForGood = (reason: string): string => `${mark}${reason}`

export const isRefusedForGood = (message: string): boolean => message.includes(mark)

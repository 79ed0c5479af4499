type Environment = Readonly<Record<string, string | undefined>>

const usual = '1,5,30,120,480'

/**
 * Minutes between the attempts to send a mail (`MAIL_RETRY_MINUTES`). One more attempt than there are delays is made.
 */
export function retryDelays(environment: Environment): readonly number[] {
  const text = environment['MAIL_RETRY_MINUTES'] || usual
  const delays = text.split(',').map(Number)
  if (delays.some((delay) => !(delay > 0)))
    throw new Error(
      `MAIL_RETRY_MINUTES is "${text}" and has to be minutes, like ${usual}; see apps/backend/README.md.`,
    )
  return delays
}

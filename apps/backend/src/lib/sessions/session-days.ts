type Environment = Readonly<Record<string, string | undefined>>

const defaultDays = 30

/** How many days after a sign-in its tokens can be refreshed (`SESSION_DAYS`). */
export function sessionDays(environment: Environment): number {
  const wanted = environment['SESSION_DAYS']
  if (wanted === undefined || wanted === '') return defaultDays
  const days = Number(wanted)
  if (!(days > 0)) throw new Error(`SESSION_DAYS is ${wanted}, and has to be a number above 0.`)
  return days
}

/** End of a session, in seconds since 1970. */
export const lastMoment = (signedInAt: number, environment: Environment): number =>
  signedInAt + sessionDays(environment) * 86_400

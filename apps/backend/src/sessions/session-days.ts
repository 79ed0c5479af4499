type Environment = Readonly<Record<string, string | undefined>>

const usual = 30

/** For how many days after a sign-in its tokens are renewed. */
export function sessionDays(environment: Environment): number {
  const wanted = environment['SESSION_DAYS']
  if (wanted === undefined || wanted === '') return usual
  const days = Number(wanted)
  if (!(days > 0)) throw new Error(`SESSION_DAYS is ${wanted}, and has to be a number above 0.`)
  return days
}

/** The last moment of a session, in seconds since 1970. */
export const lastMoment = (signedInAt: number, environment: Environment): number =>
  signedInAt + sessionDays(environment) * 86_400

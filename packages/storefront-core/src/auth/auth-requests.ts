import { noRetry } from '../catalogue/catalogue-client.ts'
import { failureFrom } from '../failure/failure-from-error.ts'
import { field } from '../parse/read.ts'
import type { AuthClient, Credentials } from './auth-client.ts'
import {
  registerRefusal,
  signInRefusal,
  type RegisterRefusal,
  type SignInRefusal,
  type Refused,
} from './auth-refusals.ts'
import { customerFromWire, type Customer } from './customer-from-wire.ts'

export interface Entered {
  readonly ok: true
  readonly customer: Customer
}

export type SignInOutcome = Entered | Refused<SignInRefusal>
export type RegisterOutcome = Entered | Refused<RegisterRefusal>

export interface Registration extends Credentials {
  readonly firstName: string
  readonly lastName: string
}

const who = ['customer', 'emailpass'] as const
const stepRequired = { ok: false, reason: 'step-required' } as const

/** Signs in and reads the customer. `POST /auth/customer/emailpass`, `GET /store/customers/me` */
export async function signIn(client: AuthClient, credentials: Credentials): Promise<SignInOutcome> {
  try {
    if (!(await logIn(client, credentials))) return stepRequired
    const customer = await fetchCustomer(client)
    return customer === undefined
      ? await makeCustomer(client, credentials, { email: credentials.email })
      : { ok: true, customer }
  } catch (error) {
    const failure = failureFrom(error)
    return { ok: false, reason: signInRefusal(failure), failure }
  }
}

/**
 * Registers an auth identity, creates its customer, signs in and reads the customer. An identity that was
 * left without a customer, because an answer was lost, is finished by signing in with its password. `POST
 * /auth/customer/emailpass/register`, `POST /store/customers`, then as `signIn`
 *
 * @param isOurs whether this very registration was started before without a known outcome.
 */
export async function register(
  client: AuthClient,
  person: Registration,
  isOurs: boolean,
): Promise<RegisterOutcome> {
  const { email, password, firstName, lastName } = person
  const body = { email, first_name: firstName, last_name: lastName }
  try {
    const taken = await identityTaken(client, { email, password })
    if (taken === undefined) return await makeCustomer(client, person, body)
    const isTheirs = (await logIn(client, person).catch(undefinedOn401)) === true
    if (!isTheirs) return taken
    const customer = await fetchCustomer(client)
    if (customer === undefined) return await makeCustomer(client, person, body)
    return isOurs ? { ok: true, customer } : taken
  } catch (error) {
    const failure = failureFrom(error)
    return { ok: false, reason: registerRefusal(failure), failure }
  }
}

/** The customer of the token; undefined when the backend does not accept it. `GET /store/customers/me` */
export async function fetchCustomer(client: AuthClient): Promise<Customer | undefined> {
  try {
    const answer = await client.store.customer.retrieve(undefined, undefined, noRetry)
    return customerFromWire(field(answer, 'customer'))
  } catch (error) {
    return undefinedOn401(error)
  }
}

/**
 * By a cookie, which it sets, the backend knows the browser at the next sign-in: then wrong passwords of others do not delay
 * the right one.
 */
const withCookie = { ...noRetry, credentials: 'include' } as const

/** Whether the answer was a token; anything else asks for a second factor. */
async function logIn(client: AuthClient, { email, password }: Credentials): Promise<boolean> {
  return typeof (await client.auth.login(...who, { email, password }, withCookie)) === 'string'
}

async function identityTaken(
  client: AuthClient,
  credentials: Credentials,
): Promise<Refused<RegisterRefusal> | undefined> {
  try {
    await client.auth.register(...who, credentials, noRetry)
    return undefined
  } catch (error) {
    const failure = failureFrom(error)
    if (registerRefusal(failure) !== 'email-taken') throw error
    return { ok: false, reason: 'email-taken', failure }
  }
}

/** The token of a new identity has no customer, so a second sign-in is needed. */
async function makeCustomer(
  client: AuthClient,
  credentials: Credentials,
  body: { readonly email: string; readonly first_name?: string; readonly last_name?: string },
): Promise<Entered | Refused<'step-required'>> {
  await client.store.customer.create(body, undefined, undefined, noRetry)
  if (!(await logIn(client, credentials))) return stepRequired
  const customer = await fetchCustomer(client)
  if (customer === undefined) throw new Error('The backend does not know the customer it has just made')
  return { ok: true, customer }
}

function undefinedOn401(error: unknown): undefined {
  if (failureFrom(error).status !== 401) throw error
  return undefined
}

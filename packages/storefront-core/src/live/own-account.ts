import { passwordRefusal } from '../auth/auth-refusals.ts'
import { noRetry } from '../catalogue/catalogue-client.ts'
import type { Failure } from '../failure/failure.ts'
import { failureFrom } from '../failure/failure-from-error.ts'
import { isoTimestamp } from '../parse/iso-timestamp.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { collect, field, number, text } from '../parse/read.ts'
import type { OpenSession, OwnAccount, ProofRefusal, SavedCard } from '../ports/own-account.ts'
import type { LiveClient } from './live-client.ts'

const me = '/store/customers/me'

/** The shop's own routes below `/store/customers/me`. A change that ends all sessions answers with a token of a new one. */
export function createLiveOwnAccount({ client }: Pick<LiveClient, 'client'>): OwnAccount {
  const post = async (path: string, body: object, signal: AbortSignal | undefined): Promise<unknown> =>
    client.fetch(`${me}${path}`, { ...noRetry, method: 'POST', body, signal })
  const goOn = async (answer: unknown): Promise<void> => {
    const token = text(field(answer, 'token'))
    if (token !== undefined) await client.setToken(token)
  }
  const removeAt = async (path: string, signal: AbortSignal | undefined): Promise<void> => {
    try {
      await client.fetch(`${me}${path}`, { ...noRetry, method: 'DELETE', signal })
    } catch (error) {
      // It is gone, as was wanted.
      if (failureFrom(error).kind !== 'missing') throw error
    }
  }
  return {
    changePassword: (password, next, { signal } = {}) =>
      answered(
        async () => goOn(await post('/password', { password, new_password: next }, signal)),
        'done',
        (failure) => proofRefusal(failure) ?? passwordRefusal(failure),
      ),
    requestEmail: (email, password, { signal } = {}) =>
      answered(
        async () => void (await post('/email', { email: email.trim(), password }, signal)),
        'sent',
        (failure) => {
          if (failure.code === 'email_same') return 'same'
          return proofRefusal(failure) ?? (failure.type === 'invalid_data' ? 'invalid' : undefined)
        },
      ),
    confirmEmail: (token, { signal } = {}) =>
      answered(
        async () => goOn(await post('/email/confirm', { token }, signal)),
        'done',
        ({ kind, code }) => {
          if (kind !== 'rejected') return undefined
          return code === 'verification_not_own' ? 'foreign' : 'used'
        },
      ),
    async data({ signal } = {}) {
      try {
        const answer = await client.fetch(`${me}/data`, { ...noRetry, signal })
        return `${JSON.stringify(field(answer, 'data'), undefined, 2)}\n`
      } catch (error) {
        if (failureFrom(error).status === 429) return undefined
        throw error
      }
    },
    remove: (password, { signal } = {}) =>
      answered(async () => void (await post('/deletion', { password }, signal)), 'done', proofRefusal),
    sessions: {
      list: async ({ signal } = {}) =>
        collect(field(await client.fetch(`${me}/sessions`, { ...noRetry, signal }), 'sessions'), sessionFrom),
      end: async (id, { signal } = {}) => removeAt(`/sessions/${encodeURIComponent(id)}`, signal),
      endOthers: async ({ signal } = {}) =>
        goOn(await client.fetch(`${me}/sessions`, { ...noRetry, method: 'DELETE', signal })),
    },
    cards: {
      list: async ({ signal } = {}) =>
        collect(field(await client.fetch(`${me}/cards`, { ...noRetry, signal }), 'cards'), cardFrom),
      remove: async (id, { signal } = {}) => removeAt(`/cards/${encodeURIComponent(id)}`, signal),
    },
  }
}

/** A refusal that the shopper can act on is an answer; anything else is thrown. */
async function answered<Done, Refusal>(
  act: () => Promise<void>,
  done: Done,
  refusalOf: (failure: Failure) => Refusal | undefined,
): Promise<Done | Refusal> {
  try {
    await act()
    return done
  } catch (error) {
    const refusal = refusalOf(failureFrom(error))
    if (refusal === undefined) throw error
    return refusal
  }
}

function proofRefusal({ status, code }: Failure): ProofRefusal | undefined {
  if (status === 429) return 'too-often'
  return code === 'password_wrong' ? 'wrong-password' : undefined
}

function sessionFrom(wire: unknown): OpenSession | undefined {
  const id = text(field(wire, 'id'))
  const signedInAt = isoTimestamp(field(wire, 'signed_in_at'))
  const lastUsedAt = isoTimestamp(field(wire, 'last_used_at'))
  if (id === undefined || signedInAt === undefined || lastUsedAt === undefined) return undefined
  return {
    id,
    signedInAt,
    lastUsedAt,
    isCurrent: field(wire, 'is_current') === true,
    ...omitUndefined({ browser: text(field(wire, 'browser')), system: text(field(wire, 'system')) }),
  }
}

function cardFrom(wire: unknown): SavedCard | undefined {
  const id = text(field(wire, 'id'))
  const last4 = text(field(wire, 'last4'))
  if (id === undefined || last4 === undefined) return undefined
  return {
    id,
    last4,
    brand: text(field(wire, 'brand')) ?? '',
    expiryMonth: number(field(wire, 'exp_month')) ?? 0,
    expiryYear: number(field(wire, 'exp_year')) ?? 0,
  }
}

import { MedusaError } from '@medusajs/framework/utils'
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'

import { endAllSessionsStep } from '../lib/sessions/end-all-sessions'
import { signOut } from '../lib/sessions/sign-out'
import { sessionsModule } from '../modules/sessions'
import type { SessionsService } from '../modules/sessions/service'

interface SessionToEnd {
  readonly identityId: string
  readonly id: string
}

const findSessionStep = createStep(
  'find-session',
  async ({ identityId, id }: SessionToEnd, { container }) => {
    const [found] = await container
      .resolve<SessionsService>(sessionsModule)
      .listCustomerSessions({ id, identity_id: identityId }, { take: 1 })
    if (found === undefined)
      throw new MedusaError(MedusaError.Types.NOT_FOUND, 'The customer has no such session')
    return new StepResponse({ identityId, id, signedInAt: found.signed_in_at })
  },
)

interface FoundSession extends SessionToEnd {
  readonly signedInAt: number
}

/** Not undone: the customer wants it to have ended, and asking again finds the row that is left. */
const endSignInStep = createStep(
  'end-sign-in',
  async ({ identityId, signedInAt }: FoundSession, { container }) => {
    await signOut(container, { auth_identity_id: identityId, iat: signedInAt }, 'here', Date.now())
    return new StepResponse(null)
  },
)

const forgetSessionStep = createStep('forget-session', async ({ id }: SessionToEnd, { container }) => {
  await container.resolve<SessionsService>(sessionsModule).deleteCustomerSessions([id])
  return new StepResponse(null)
})

/** Ends one session of a customer from another one. Its next request is refused. */
export const endSessionWorkflow = createWorkflow('end-session', (input: WorkflowData<SessionToEnd>) => {
  const found = findSessionStep(input)
  endSignInStep(found)
  forgetSessionStep(input)
  return new WorkflowResponse(transform({ input }, (known) => known.input.id))
})

const forgetSessionsStep = createStep('forget-sessions', async (identityId: string, { container }) => {
  const service = container.resolve<SessionsService>(sessionsModule)
  await service.deleteCustomerSessions({ identity_id: identityId })
  return new StepResponse(null)
})

/** Ends every session of an identity. Who has asked gets a token of a new one. */
export const endAllSessionsWorkflow = createWorkflow(
  'end-all-sessions-of-identity',
  (identityId: WorkflowData<string>) => {
    endAllSessionsStep(transform({ identityId }, (known) => ({ ...known, because: 'signed-out' as const })))
    forgetSessionsStep(identityId)
    return new WorkflowResponse(identityId)
  },
)

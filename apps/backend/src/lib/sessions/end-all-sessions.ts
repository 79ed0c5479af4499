import { Modules } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'

import { endedSignIns, passwordChangedAt, signedOutEverywhereAt } from './session'

interface Ending {
  readonly identityId: string
  readonly because: 'password-changed' | 'signed-out'
}

const keys = { 'password-changed': passwordChangedAt, 'signed-out': signedOutEverywhereAt } as const

/** Ends every session of an identity; compensation lets them go on. */
export const endAllSessionsStep = createStep(
  'end-all-sessions',
  async ({ identityId: id, because }: Ending, { container }) => {
    const auth = container.resolve(Modules.AUTH)
    const { app_metadata: kept } = await auth.retrieveAuthIdentity(id)
    const key = keys[because]
    await auth.updateAuthIdentities({
      id,
      app_metadata: { ...kept, [key]: new Date().toISOString(), [endedSignIns]: [] },
    })
    const before = { [key]: kept?.[key], [endedSignIns]: kept?.[endedSignIns] }
    return new StepResponse(id, { id, before })
  },
  async (done, { container }) => {
    if (done === undefined) return
    const auth = container.resolve(Modules.AUTH)
    const { app_metadata: kept } = await auth.retrieveAuthIdentity(done.id)
    // Medusa merges the metadata with what is stored; undefined removes a key.
    await auth.updateAuthIdentities({ id: done.id, app_metadata: { ...kept, ...done.before } })
  },
)

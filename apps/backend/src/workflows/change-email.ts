import type { MedusaContainer, UpdateProviderIdentityDTO } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError, Modules } from '@medusajs/framework/utils'
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { updateCustomersWorkflow } from '@medusajs/medusa/core-flows'

import { isTaken, keepProofOf } from '../lib/account/email-change'
import { passwordIdentity } from '../lib/account/password-identity'
import { accountChangedEmail } from '../lib/email/emails/account-changed'
import { linksFor } from '../lib/email/links-for'
import { mailLanguage } from '../lib/email/messages/mail-language'
import { settleAddress } from '../lib/identities/settle-registration'
import { localeOfAccount } from '../lib/locales/locale-of-account'
import { moveSubscription } from '../lib/newsletter/mailing-list'
import { endAllSessionsStep } from '../lib/sessions/end-all-sessions'
import type { Account } from '../lib/verification/account'
import { codeProvider } from '../lib/verification/address-verification'
import { claimGuestOrdersWorkflow } from './claim-guest-orders'
import { sendMailWorkflow, type MailToSend } from './send-mail'

interface NewEmail {
  readonly account: Account
  readonly to: string
  /** Of the link. */
  readonly token: string
}

/** Before anything changes: in the language of the address that is told. */
const writeNoticeStep = createStep('write-email-notice', async ({ account }: NewEmail, { container }) => {
  const locale = await localeOfAccount(container, account.email)
  const mail: MailToSend = {
    to: account.email,
    template: 'email-changed',
    cause: 'account',
    email: accountChangedEmail('email', await linksFor(container, { locale }), mailLanguage(locale)),
  }
  return new StepResponse(mail)
})

/** The address that the account signs in with. An address that another account has taken meanwhile is like a used link. */
const changeIdentityStep = createStep(
  'change-identity',
  async ({ account: { identityId }, to }: NewEmail, { container }) => {
    if (await isTaken(container, to)) throw usedLink()
    // An identity without an account has no right to the address.
    await settleAddress(container, to)
    const { id, entity_id: before } = await passwordIdentity(container, identityId)
    await setAddress(container, id, to)
    return new StepResponse(id, { id, before })
  },
  async (done, { container }) => {
    if (done !== undefined) await setAddress(container, done.id, done.before)
  },
)

/** What Medusa's service takes, and its interface does not name. */
interface WithAddress extends UpdateProviderIdentityDTO {
  entity_id: string
}

async function setAddress(container: MedusaContainer, id: string, address: string): Promise<void> {
  const change: WithAddress = { id, entity_id: address }
  await container.resolve(Modules.AUTH).updateProviderIdentities(change)
}

const usedLink = (): MedusaError =>
  new MedusaError(MedusaError.Types.NOT_ALLOWED, 'The link is invalid or was used', 'link_used')

/** Medusa checks the age of the link, and keeps it as the proof of the new address: it cannot be used again. */
const useLinkStep = createStep('use-link', async ({ account, token }: NewEmail, { container }) => {
  try {
    await container.resolve(Modules.AUTH).confirmAuthVerification({
      auth_identity_id: account.identityId,
      code: token,
      code_provider: codeProvider,
    })
  } catch (error) {
    throw MedusaError.isMedusaError(error) ? usedLink() : error
  }
  return new StepResponse(null)
})

/** The orders that follow: the carts that are open take the new address. */
const changeCartsStep = createStep(
  'change-carts-email',
  async ({ account: { customerId, email }, to }: NewEmail, { container }) => {
    const { data: open } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
      entity: 'cart',
      fields: ['id', 'email'],
      filters: { customer_id: customerId, completed_at: null },
    })
    const ids = open.filter((cart) => cart.email?.toLowerCase() === email).map(({ id }) => id)
    if (ids.length > 0)
      await container.resolve(Modules.CART).updateCarts(ids.map((id) => ({ id, email: to })))
    return new StepResponse(ids, { ids, email })
  },
  async (done, { container }) => {
    if (done === undefined || done.ids.length === 0) return
    const { ids, email } = done
    await container.resolve(Modules.CART).updateCarts(ids.map((id) => ({ id, email })))
  },
)

/** The letters follow to the address that has just been proved. */
const moveSubscriptionStep = createStep(
  'move-subscription',
  async ({ account: { customerId, email }, to }: NewEmail, { container }) => {
    await moveSubscription(container, email, to)
    return new StepResponse(null, { customerId, email, to })
  },
  async (done, { container }) => {
    if (done !== undefined) await moveSubscription(container, done.to, done.email)
  },
)

const forgetOldProofsStep = createStep(
  'forget-old-proofs',
  async ({ account: { identityId }, to }: NewEmail, { container }) => {
    await keepProofOf(container, identityId, to)
    return new StepResponse(null)
  },
)

/**
 * Gives an account another address: what signs in, the customer, the open carts and the letters. Sessions end, and with the old address
 * the links of its password resets. Orders keep the address they were placed with. A step that fails undoes those before it.
 */
export const changeEmailWorkflow = createWorkflow('change-email', (input: WorkflowData<NewEmail>) => {
  const mail = writeNoticeStep(input)
  changeIdentityStep(input)
  updateCustomersWorkflow.runAsStep({
    input: transform({ input }, ({ input: { account, to } }) => ({
      selector: { id: account.customerId },
      update: { email: to },
    })),
  })
  changeCartsStep(input)
  moveSubscriptionStep(input)
  endAllSessionsStep(
    transform({ input }, ({ input: { account } }) => ({
      identityId: account.identityId,
      because: 'signed-out' as const,
    })),
  )
  // Nothing that can be undone follows it, so that a link is used up by a change only.
  useLinkStep(input)
  forgetOldProofsStep(input)
  claimGuestOrdersWorkflow.runAsStep({
    input: transform({ input }, ({ input: { account, to } }) => ({
      customerId: account.customerId,
      email: to,
      verifiedAt: new Date().toISOString(),
    })),
  })
  sendMailWorkflow.runAsStep({ input: mail })
  return new WorkflowResponse(transform({ input }, (known) => known.input.to))
})

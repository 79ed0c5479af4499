import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'

import { leaveWaitingPath, signLeaveWaiting } from '../lib/back-in-stock/leave-link'
import { canBeBought, readWantedVariants, type WantedVariant } from '../lib/back-in-stock/wanted-variant'
import { backInStockEmail } from '../lib/email/emails/back-in-stock'
import { linksFor } from '../lib/email/links-for'
import { mailLanguage } from '../lib/email/messages/mail-language'
import { jwtSecretOf } from '../lib/jwt-secret'
import { matchLocale } from '../lib/locales/match-locale'
import { readSupportedLocales } from '../lib/locales/supported-locales'
import { leaveHeaders } from '../lib/newsletter/leave-headers'
import { backInStockModule } from '../modules/back-in-stock'
import type { BackInStockService } from '../modules/back-in-stock/service'
import { lettersModule } from '../modules/letters'
import type { LettersService } from '../modules/letters/service'
import { sendMailWorkflow } from './send-mail'

interface Waiting {
  readonly id: string
  readonly email: string
  readonly variantId: string
  readonly locale: string | null
}

/** Who waits for a variant of the products that can be bought now; no one where the owner has switched the letter off. */
const findWaitingStep = createStep(
  'find-waiting',
  async ({ productIds }: { readonly productIds: readonly string[] }, { container }) => {
    const waiting = await container.resolve<BackInStockService>(backInStockModule).waiting(productIds)
    if (
      waiting.length === 0 ||
      !(await container.resolve<LettersService>(lettersModule).isOn('back-in-stock'))
    )
      return new StepResponse<readonly Waiting[]>([])
    const variants = await readWantedVariants(container, [...new Set(waiting.map((one) => one.variant_id))])
    const wanted = new Map(variants.map((variant) => [variant.id, variant]))
    return new StepResponse<readonly Waiting[]>(
      waiting.flatMap(({ id, email, locale, variant_id: variantId, sales_channel_id: channel }) => {
        const variant = wanted.get(variantId)
        return variant !== undefined && canBeBought(variant, channel)
          ? [{ id, email, locale, variantId }]
          : []
      }),
    )
  },
)

/** Each has one letter, also when this is repeated after a failure: the key of the mail is of the request. */
const mailWaitingStep = createStep('mail-waiting', async (waiting: readonly Waiting[], { container }) => {
  const read = variantsByLocale(container, waiting)
  for (const one of waiting) {
    const variant = (await read(one.locale)).get(one.variantId)
    if (variant?.product != null) await mail(container, one, variant)
  }
  return new StepResponse(waiting.map(({ id }) => id))
})

const rememberMailedStep = createStep('remember-mailed', async (ids: readonly string[], { container }) => {
  await container.resolve<BackInStockService>(backInStockModule).areMailed(ids)
  return new StepResponse(ids.length)
})

/** Writes once to each who waits for what can be bought again, and returns how many there were. */
export const tellBackInStockWorkflow = createWorkflow(
  'tell-back-in-stock',
  (input: WorkflowData<{ readonly productIds: readonly string[] }>) =>
    new WorkflowResponse(rememberMailedStep(mailWaitingStep(findWaitingStep(input)))),
)

/** The variants in the words of a locale, read once for each. */
function variantsByLocale(container: MedusaContainer, waiting: readonly Waiting[]) {
  const ids = [...new Set(waiting.map(({ variantId }) => variantId))]
  const supported = readSupportedLocales(container.resolve(ContainerRegistrationKeys.QUERY))
  const known = new Map<string | null, Promise<ReadonlyMap<string, WantedVariant>>>()
  return async (locale: string | null) => {
    const found =
      known.get(locale) ??
      supported
        .then(async (codes) => readWantedVariants(container, ids, matchLocale(locale ?? undefined, codes)))
        .then((variants) => new Map(variants.map((variant) => [variant.id, variant])))
    known.set(locale, found)
    return await found
  }
}

/** Medusa's title of a product's only variant says nothing. */
const isNamed = (title: string | null | undefined): title is string =>
  title != null && !/^default\b/i.test(title)

async function mail(
  container: MedusaContainer,
  { id, email, locale }: Waiting,
  { id: variantId, title, thumbnail, product }: WantedVariant,
): Promise<void> {
  if (product == null) return
  const links = await linksFor(container, { locale: locale ?? undefined })
  const token = signLeaveWaiting(jwtSecretOf(container), id)
  await sendMailWorkflow(container).run({
    input: {
      to: email,
      template: 'back-in-stock',
      cause: 'request',
      email: backInStockEmail(
        {
          item: {
            title: product.title,
            variant: isNamed(title) ? title : undefined,
            quantity: 1,
            picture: links.picture(thumbnail ?? product.thumbnail),
          },
          link: links.product(product.handle, variantId),
          leave: links.leaveBackInStock(token),
        },
        mailLanguage(locale ?? undefined),
      ),
      headers: leaveHeaders(process.env, token, leaveWaitingPath),
      once: `back-in-stock:${id}`,
    },
  })
}

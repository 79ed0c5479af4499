import type { MedusaContainer } from '@medusajs/framework/types'
import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'

import { write } from '../../../../../lib/email/write'
import { mailLanguage } from '../../../../../lib/email/messages/mail-language'
import { orderNumber } from '../../../../../lib/email/order-number'
import { shopLinks } from '../../../../../lib/email/shop-links'
import { faultOf } from '../../../../../lib/letters/letter-schema'
import { sampleLetter } from '../../../../../lib/letters/samples'
import { worded } from '../../../../../lib/letters/worded'
import { shopTerms } from '../../../../../lib/shop-settings/shop-terms'
import { letterNamed } from '../../shown-letter'
import type { LetterPreviewBody } from './body'

/** A letter with these words, as it would be mailed, about an order that is not there. Saves nothing. */
export async function POST(
  request: MedusaRequest<LetterPreviewBody>,
  response: MedusaResponse,
): Promise<void> {
  const { scope } = request
  const name = letterNamed(request.params['name'])
  const { language: code, words } = request.validatedBody
  const fault = words && faultOf(name, { is_on: null, words: { [code]: words } })
  if (fault !== undefined) throw new MedusaError(MedusaError.Types.INVALID_DATA, fault)
  const terms = await shopTerms(scope)
  const letter = sampleLetter(name, {
    language: mailLanguage(code),
    number: orderNumber(terms.orderNumberPrefix, 105),
    currency: 'eur',
    pictures: await somePictures(scope),
  })
  response.json({ preview: write(worded(letter, words, terms.name), terms) })
}

async function somePictures(container: MedusaContainer): Promise<readonly string[]> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'product',
    fields: ['thumbnail'],
    filters: { status: 'published', thumbnail: { $ne: null } },
    pagination: { take: 2 },
  })
  const { picture } = shopLinks(process.env)
  return data.map(({ thumbnail }) => picture(thumbnail)).filter((address) => address !== undefined)
}

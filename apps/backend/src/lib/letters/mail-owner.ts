import type { MedusaContainer } from '@medusajs/framework/types'

import { lettersModule } from '../../modules/letters'
import type { LettersService } from '../../modules/letters/service'
import { sendMailWorkflow } from '../../workflows/send-mail'
import type { Email } from '../email/email'
import { shopTerms } from '../shop-settings/shop-terms'
import type { LetterName } from './letters'

interface OwnerLetter {
  readonly name: LetterName
  /** What the letter is about: a second event of it sends nothing. */
  readonly record: string
  readonly email: Email
}

/** Sends a letter to each address of the owner; nothing where neither the letters nor the shop have one. */
export async function mailOwner(
  container: MedusaContainer,
  { name, record, email }: OwnerLetter,
): Promise<void> {
  const { addresses } = await container.resolve<LettersService>(lettersModule).ownerLetters()
  const { contactEmail } = await shopTerms(container)
  const known = addresses.length > 0 ? addresses : [contactEmail].filter((one) => one !== undefined)
  for (const to of new Set(known.map((address) => address.toLowerCase())))
    await sendMailWorkflow(container).run({
      input: { to, template: name, cause: 'order', email, once: `${name}:${record}:${to}` },
    })
}

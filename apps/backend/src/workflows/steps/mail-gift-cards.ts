import type { MedusaContainer } from '@medusajs/framework/types'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'

import { giftCardEmail } from '../../lib/email/emails/gift-card'
import { linksFor } from '../../lib/email/links-for'
import { mailLanguage } from '../../lib/email/messages/mail-language'
import { balanceOf } from '../../lib/gift-cards/books'
import { creditTable } from '../../lib/gift-cards/credit-table'
import { codeOfCard, hashOfCode, lastCharactersOf } from '../../lib/gift-cards/gift-code'
import { jwtSecretOf } from '../../lib/jwt-secret'
import { coinsOf } from '../../lib/money/coins'
import { giftCardsModule } from '../../modules/gift-cards'
import type { GiftCardsService } from '../../modules/gift-cards/service'
import { mailQueueModule } from '../../modules/mail-queue'
import type { MailQueueService } from '../../modules/mail-queue/service'
import { sendMailWorkflow } from '../send-mail'

/** Sends the letters that are due, once each, also when a process is killed in between: the code and the key of the mail are the card's. */
export const mailGiftCardsStep = createStep('mail-gift-cards', async (ids: string[], { container }) => {
  let sent = 0
  for (const id of ids) if (await mailCard(container, id)) sent += 1
  return new StepResponse(sent)
})

async function mailCard(container: MedusaContainer, id: string): Promise<boolean> {
  const service = container.resolve<GiftCardsService>(giftCardsModule)
  const [card] = await service.listGiftCards({ id, sent_at: null }, { take: 1 })
  if (card === undefined || new Date(card.send_at).getTime() > Date.now()) return false
  const [account] = await creditTable(container).read([card.account_id])
  if (account === undefined || account.status !== 'active') return false
  const code = codeOfCard(jwtSecretOf(container), id)
  await service.updateCreditAccounts({
    id: account.id,
    code_hash: hashOfCode(code),
    last_characters: lastCharactersOf(code),
  })
  const locale = card.locale ?? undefined
  const language = mailLanguage(locale)
  const links = await linksFor(container, { locale })
  const value = coinsOf(account.currency_code).amount(balanceOf(account.entries))
  const once = `gift-card:${id}`
  await sendMailWorkflow(container).run({
    input: {
      to: card.recipient_email,
      template: 'gift-card',
      cause: 'order',
      email: giftCardEmail(
        {
          code,
          value: language.money(value, account.currency_code),
          recipient: card.recipient_name ?? undefined,
          sender: card.sender_name ?? undefined,
          message: card.message ?? undefined,
          link: links.cart,
        },
        language,
      ),
      once,
    },
  })
  // A shop that sends no mail keeps it for later.
  if (!(await container.resolve<MailQueueService>(mailQueueModule).has(once))) return false
  await service.updateGiftCards({ id, sent_at: new Date() })
  return true
}

import type { NotificationTypes } from '@medusajs/framework/types'
import { AbstractNotificationProviderService, MedusaError } from '@medusajs/framework/utils'
import { createTransport, type Transporter } from 'nodemailer'

import { emails } from '../../lib/metrics/metrics'

interface Options {
  readonly url: string
  readonly from: string
}

/** Sends emails over SMTP. */
export class SmtpMailService extends AbstractNotificationProviderService {
  static override identifier = 'mail-smtp'
  private readonly transporter: Transporter
  private readonly from: string

  constructor(_container: unknown, { url, from }: Options) {
    super()
    this.transporter = createTransport(url)
    this.from = from
  }

  override async send({
    to,
    content,
  }: NotificationTypes.ProviderSendNotificationDTO): Promise<NotificationTypes.ProviderSendNotificationResultsDTO> {
    if (content == null) throw new MedusaError(MedusaError.Types.INVALID_DATA, 'A mail needs content.')
    const { subject, text, html } = content
    const sending: Promise<unknown> = this.transporter.sendMail({ from: this.from, to, subject, text, html })
    sending.then(
      () => emails.inc({ result: 'sent' }),
      () => emails.inc({ result: 'failed' }),
    )
    const sent = await sending
    const { messageId } = sent as { readonly messageId?: unknown }
    return typeof messageId === 'string' ? { id: messageId } : {}
  }
}

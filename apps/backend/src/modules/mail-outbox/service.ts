import type { NotificationTypes } from '@medusajs/framework/types'
import { AbstractNotificationProviderService } from '@medusajs/framework/utils'

import { keepMail } from './outbox'

/** Stores emails in a directory instead of sending them, for development. */
export class OutboxMailService extends AbstractNotificationProviderService {
  static override identifier = 'mail-outbox'
  private readonly directory: string

  constructor(_container: unknown, { directory }: { readonly directory: string }) {
    super()
    this.directory = directory
  }

  override async send({
    to,
    content,
    attachments,
  }: NotificationTypes.ProviderSendNotificationDTO): Promise<NotificationTypes.ProviderSendNotificationResultsDTO> {
    const { subject = '', text = '', html = '' } = content ?? {}
    const files = (attachments ?? []).map(({ filename, content_type: contentType = '', content: file }) => ({
      filename,
      contentType,
      content: file,
    }))
    const mail = { to, subject, text, html, ...(files.length > 0 && { attachments: files }) }
    return { id: await keepMail(this.directory, mail) }
  }
}

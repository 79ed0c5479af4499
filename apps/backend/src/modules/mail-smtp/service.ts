import type { NotificationTypes } from '@medusajs/framework/types'
import { AbstractNotificationProviderService, MedusaError } from '@medusajs/framework/utils'
import { createTransport, type Transporter } from 'nodemailer'

import { emails } from '../../lib/metrics/metrics'

import { refusedForGood } from '../../lib/email/refusal'

interface Options {
  readonly url: string
  readonly from: string
}

/**
 * In milliseconds. A conversation has about ten steps, so that an attempt ends before its claim does (`mail-table.ts`). A
 * shorter limit would give up on servers that accept a mail slowly, and send it a second time.
 */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 45_000 }

/** Sends emails over SMTP. */
export class SmtpMailService extends AbstractNotificationProviderService {
  static override identifier = 'mail-smtp'
  private readonly transporter: Transporter
  private readonly from: string

  constructor(_container: unknown, { url, from }: Options) {
    super()
    this.transporter = createTransport({ url, ...timeouts })
    this.from = from
  }

  override async send({
    to,
    content,
    attachments,
    provider_data: data,
  }: NotificationTypes.ProviderSendNotificationDTO): Promise<NotificationTypes.ProviderSendNotificationResultsDTO> {
    if (content == null) throw new MedusaError(MedusaError.Types.INVALID_DATA, 'A mail needs content.')
    const { subject, text, html } = content
    const messageId = messageIdOf(data?.['mail_id'], this.from)
    try {
      // As an object: nodemailer reads a text as a list.
      const recipient = { name: '', address: to }
      const files = (attachments ?? []).map(({ filename, content: file, content_type: contentType }) => ({
        filename,
        content: file,
        encoding: 'base64',
        contentType,
      }))
      const mail = {
        from: this.from,
        to: recipient,
        subject,
        text,
        html,
        attachments: files,
        ...(messageId && { messageId }),
      }
      const sent: unknown = await this.transporter.sendMail(mail)
      emails.inc({ result: 'sent' })
      const { messageId: id } = sent as { readonly messageId?: unknown }
      return typeof id === 'string' ? { id } : {}
    } catch (error) {
      emails.inc({ result: 'failed' })
      throw isRefusal(error)
        ? new MedusaError(MedusaError.Types.NOT_ALLOWED, refusedForGood(error.message))
        : error
    }
  }
}

function messageIdOf(mailId: unknown, from: string): string | undefined {
  const [, domain] = /@([^\s>]+)/.exec(from) ?? []
  return typeof mailId === 'string' && domain !== undefined ? `<${mailId}@${domain}>` : undefined
}

/** A 5xx about the mail or its recipient. One about the sign-in is for the operator to repair, and the mail waits meanwhile. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown }
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  return isAboutMail && typeof responseCode === 'number' && responseCode >= 500
}

import type { InputConfigModules } from '@medusajs/framework/types'

import { mailTransport } from '../email/email-transport'

/** Medusa's own provider for the dashboard's feed, and ours for email. */
export function notificationModule(environment: NodeJS.ProcessEnv): InputConfigModules {
  const transport = mailTransport(environment)
  const mail =
    transport === undefined
      ? []
      : [
          {
            resolve: transport.kind === 'smtp' ? './src/modules/mail-smtp' : './src/modules/mail-outbox',
            id: transport.kind,
            options: { ...transport, channels: ['email'] },
          },
        ]
  const feed = {
    resolve: '@medusajs/medusa/notification-local',
    id: 'local',
    options: { name: 'Local Notification Provider', channels: ['feed'] },
  }
  return [{ resolve: '@medusajs/medusa/notification', options: { providers: [feed, ...mail] } }]
}

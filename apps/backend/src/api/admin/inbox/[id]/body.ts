import { z } from '@medusajs/framework/zod'

export const InboxMessageBody = z.object({ handled: z.boolean() })
export type InboxMessageBody = z.infer<typeof InboxMessageBody>

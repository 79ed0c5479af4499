import { MedusaService } from '@medusajs/framework/utils'

import { InboxMessage } from './models/message'

export class InboxService extends MedusaService({ InboxMessage }) {}

import { ModuleProvider, Modules } from '@medusajs/framework/utils'

import { OutboxMailService } from './service'

export default ModuleProvider(Modules.NOTIFICATION, { services: [OutboxMailService] })

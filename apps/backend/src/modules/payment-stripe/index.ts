import { ModuleProvider, Modules } from '@medusajs/framework/utils'
import stripe from '@medusajs/medusa/payment-stripe'

import { refundingOnDelete } from './refunding-on-delete'

export default ModuleProvider(Modules.PAYMENT, { services: stripe.services.map(refundingOnDelete) })

import { MedusaService } from '@medusajs/framework/utils'

import { CreditAccount } from './models/credit-account'
import { CreditEntry } from './models/credit-entry'
import { GiftCard } from './models/gift-card'

/** Gift cards and store credit. What changes a balance is in `lib/gift-cards/credit-table.ts`. */
export class GiftCardsService extends MedusaService({ CreditAccount, CreditEntry, GiftCard }) {}

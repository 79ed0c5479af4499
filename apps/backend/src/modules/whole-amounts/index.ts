import { Module } from '@medusajs/framework/utils'

import { WholeAmountsService } from './service'

export const wholeAmountsModule = 'wholeAmounts'

export default Module(wholeAmountsModule, { service: WholeAmountsService })

import { Module } from '@medusajs/framework/utils'

import { LettersService } from './service'

export const lettersModule = 'letters'

export default Module(lettersModule, { service: LettersService })

import { onlyAskForReturn } from './only-ask-for-return'
import { onlyOwnReturn } from './only-own-order'
import { returnLimits } from './rate-limits'

/** Before `POST /store/returns`. */
export const requestReturn = [...returnLimits, onlyAskForReturn, onlyOwnReturn]

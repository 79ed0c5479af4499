import { oneReturnAtATime } from './one-return-at-a-time'
import { onlyAskForReturn } from './only-ask-for-return'
import { onlyOwnReturn } from './only-own-order'
import { onlyReturnOptions } from './only-return-options'
import { onlyReturnablePieces } from './only-returnable-pieces'
import { returnLimits } from './rate-limits'

/** Before `POST /store/returns`. What is counted and read of the order stays true until the route has answered. */
export const requestReturn = [
  ...returnLimits,
  onlyAskForReturn,
  onlyOwnReturn,
  oneReturnAtATime,
  onlyReturnablePieces,
  onlyReturnOptions,
]

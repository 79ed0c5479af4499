import { readLeave } from '../../../../lib/newsletter/leave-token'
import { leave } from '../../../../lib/newsletter/mailing-list'
import { leaveByLink } from '../../leave-by-link'

export const POST = leaveByLink(readLeave, leave)

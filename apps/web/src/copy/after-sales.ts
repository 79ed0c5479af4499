export { order as orderCopy } from '../../messages/en/after-sales.json'

export { reorder as reorderCopy } from '../../messages/en/after-sales.json'

export { returns as returnCopy } from '../../messages/en/after-sales.json'

export { invoice as invoiceCopy } from '../../messages/en/after-sales.json'

export { lookup as lookupCopy } from '../../messages/en/after-sales.json'

export { transfer as transferCopy } from '../../messages/en/after-sales.json'

export { timeline as timelineCopy } from '../../messages/en/after-sales.json'

export { documents as documentCopy } from '../../messages/en/after-sales.json'

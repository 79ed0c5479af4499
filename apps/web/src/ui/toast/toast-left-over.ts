/** Where a tab keeps what the next page is to say. */
export const leftOverKey = 'umber.toast'

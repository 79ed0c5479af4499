/** Session storage key of the toast for the next page. */
export const leftOverKey = 'umber.toast'

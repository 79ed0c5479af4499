/** Texts of paged product lists. */
export { paging as pagingCopy } from '../../messages/en/pagination.json'

/** The index has a document of each product for each region that it is sold in, because each has its own prices. */
export const documentId = (productId: string, regionId: string): string => `${productId}@${regionId}`

/** The product that a document is of. */
export const productIdOf = (id: string): string => {
  const end = id.lastIndexOf('@')
  return end === -1 ? id : id.slice(0, end)
}

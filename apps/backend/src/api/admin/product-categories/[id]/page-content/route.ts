import { readPageContent, writePageContent } from '../../../page-content/handlers'

export const GET = readPageContent('product_category')
export const POST = writePageContent('product_category')

import { readPageContent, writePageContent } from '../../../page-content/handlers'

export const GET = readPageContent('product_collection')
export const POST = writePageContent('product_collection')

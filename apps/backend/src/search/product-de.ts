import { defineProductIndex } from '../lib/catalogue/product-search-index'

export default defineProductIndex('de')

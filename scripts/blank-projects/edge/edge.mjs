import { shop } from './shop.mjs'

globalThis.shop = shop

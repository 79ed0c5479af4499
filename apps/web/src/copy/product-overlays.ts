/** Texts of what opens over the product page. */
export { overlays as overlayCopy } from '../../messages/en/product-overlays.json'

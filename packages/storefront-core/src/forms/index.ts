export {
  accountAddressMessages,
  accountAddressSchema,
  contactMessage,
  contactMessages,
  contactSchema,
  orderLookupMessages,
  orderLookupSchema,
  profileMessages,
  profileSchema,
} from './account-schemas.ts'
export {
  forgotPasswordMessages,
  forgotPasswordSchema,
  newPasswordMessages,
  newPasswordSchema,
  signInMessages,
  signInSchema,
  signUpMessages,
  signUpSchema,
} from './auth-schemas.ts'
export { cardBrand, digitsOf, expiryIsPast, formatExpiry, groupCardNumber, type CardBrand } from './card.ts'
export {
  addressMessages,
  addressSchema,
  liveAddressRules,
  savedAddressMessages,
  savedAddressSchema,
  type AddressRules,
} from './address-schema.ts'
export { deliveryMessages, deliverySchema, paymentMessages, paymentSchema } from './payment-schemas.ts'
export { validate, type FormErrors, type FormSchema, type Validation } from './validate.ts'

export {
  accountAddressMessages,
  accountAddressSchema,
  contactMessage,
  contactMessages,
  contactSchema,
  profileMessages,
  profileSchema,
} from './account-schemas.ts'
export {
  forgotPasswordMessages,
  forgotPasswordSchema,
  signInMessages,
  signInSchema,
  signUpMessages,
  signUpSchema,
} from './auth-schemas.ts'
export { cardBrand, digitsOf, expiryIsPast, formatExpiry, groupCardNumber, type CardBrand } from './card.ts'
export {
  addressMessages,
  addressSchema,
  deliveryMessages,
  deliverySchema,
  liveAddressRules,
  paymentMessages,
  paymentSchema,
  type AddressRules,
} from './checkout-schemas.ts'
export { validate, type FormErrors, type FormSchema, type Validation } from './validate.ts'

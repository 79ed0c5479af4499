export { giftCardRecipient as giftCardRecipientCopy } from '../../messages/en/gift-card-recipient.json'

import { counted } from '#platform/shared/noun.ts';
import { screenTexts } from '#platform/web/screen-texts.ts';

/** What the screens of this area say. */
export const texts = screenTexts({
  /** How an account is billed. */
  card: {
    paymentMethods: 'Payment methods',
    noPaymentMethodsYet: 'No payment methods yet.',
    add: 'Add',
    addAPaymentMethod: 'Add a payment method',
    baseSince: (price: string, day: string) => `${price} base, since ${day}`,
    baseSinceDeclined: (price: string, day: string, declined: string, reason: string) =>
      `${price} base, since ${day}. ${declined} ${reason}`,
    replaced: 'Replaced',
    setsThePrice: 'Sets the price',
    declined: 'Declined',
    active: 'Active',
    viewMethod: (name: string) => `View ${name}`,
    editMethod: (name: string) => `Edit ${name}`,
  },
  /** A payment method in a few words. */
  method: {
    card: (type: string, number: string, expires: string) => `${type} ${number}, ${expires}`,
    ach: (number: string) => `ACH ${number}`,
    achOfBank: (number: string, bank: string) => `ACH ${number}, ${bank}`,
    check: 'CHECK',
    checkFor: (description: string) => `CHECK, ${description}`,
  },
  dialog: {
    paymentMethod: 'Payment Method',
    addNewPaymentMethod: 'Add New Payment Method',
    editPaymentMethod: 'Edit Payment Method',
    hasEnded: 'This payment method has ended: it can only be looked at.',
    ofAnotherAccount: 'This payment method is of another account.',
    clientPricePerOffice: 'Client price per office',
    // Before the amount that stands out: × 3 offices = $447.00 a month
    timesOffices: (count: number) => `× ${counted(count, 'office')} =`,
    amountAMonth: (amount: string) => `${amount} a month`,
    followsFromPrice: 'It follows from the base price and the discounts.',
    replacesNone: 'None: all others stay active',
    chooseOne: 'Choose one',
    chooseMonth: 'Month',
    chooseYear: 'Year',
    numberIsKept: 'Left as it is, the number is kept.',
    lookingUpTheBank: 'Looking up the bank',
    notOfABank: 'This is not the routing number of a bank.',
    routingNotValid: 'The routing number is not valid.',
    saved: 'Saved',
  },
  labels: {
    basePricePerOffice: 'Base Price Per Office',
    clientPricePerOffice: 'Client Price Per Office',
    paymentType: 'Payment Type',
    description: 'Description',
    account: 'Account #',
    routing: 'Routing #',
    creditCardType: 'Credit Card Type',
    cardNumber: 'Card Number',
    cardExpiration: 'Card Expiration',
    year: 'Year',
    expirationMonth: 'Expiration month',
    expirationYear: 'Expiration year',
    securityCode: 'Security Code',
    billingName: 'Billing Name',
    billingAddress: 'Billing Address',
    city: 'City',
    state: 'State',
    zip: 'Zip',
    replaces: 'Replaces',
    lifetimeDiscount: 'Lifetime Discount',
    discounts: 'Discounts',
  },
});

import { screenTexts } from '#platform/web/screen-texts.ts';

/** What the screens of this area say. */
export const texts = screenTexts({
  /** The discounts of all that an account pays for. */
  card: {
    discounts: 'Discounts',
    noDiscounts: 'No discounts.',
    product: 'Product',
    type: 'Type',
    discount: 'Discount',
    effectiveDate: 'Effective Date',
    expirationDate: 'Expiration Date',
    status: 'Status',
  },
  /** The discounts of a payment method or an add-on, in its form. */
  rows: {
    lifetimeDiscount: 'Lifetime Discount',
    lifetimeType: 'Lifetime discount: type',
    lifetimeAmount: 'Lifetime discount: amount',
    lifetimeNote: 'of the base price, without dates',
    discounts: 'Discounts',
    amount: 'Amount',
    effectiveDate: 'Effective date',
    expirationDate: 'Expiration date',
    discountNumber: (number: number) => `Discount ${number}`,
    typeOfDiscount: (number: number) => `Discount ${number}: type`,
    amountOfDiscount: (number: number) => `Discount ${number}: amount`,
    typeAnAmountFirst: 'Type an amount first',
    enterAnEffectiveDateFirst: 'Enter an effective date first',
    addADiscount: 'Add a discount',
    deleteDiscount: (number: number) => `Delete discount ${number}`,
    hasExpired: 'This discount has expired: it can only be deleted.',
    expiredNotCounted: 'Expired, no longer counted',
    confirmation: 'Confirmation',
    sureToDelete: 'Are you sure you want to delete this discount?',
    delete: 'Delete',
  },
  /** The price beside a form, and how it comes about. */
  price: {
    howItComesAbout: (label: string) => `${label}: how it comes about`,
    labelToday: (label: string, day: string) => `${label}, today ${day}`,
    theBasePrice: 'the base price',
    belowTheBasePrice: (percent: string) => `${percent} below the base price`,
    clientPrice: 'Client price',
    howItIsComputed:
      'Each line shows what is left. Dollars come off first, then percents of what is left; rounded once, at the end.',
    whatItWillBe: 'What it will be',
    fromDay: (day: string) => `From ${day}`,
  },
  dialog: {
    close: 'Close',
    cancel: 'Cancel',
    submit: 'Submit',
    bankIsLookedUp: 'The bank is being looked up.',
    error: 'Error',
  },
});

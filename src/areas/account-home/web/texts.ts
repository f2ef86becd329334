import { counted } from '#platform/shared/noun.ts';
import { screenTexts } from '#platform/web/screen-texts.ts';

/** What the screens of this area say. */
export const texts = screenTexts({
  page: {
    backOffice: 'Back office',
    provider: 'Provider',
    offices: (count: number) => counted(count, 'office'),
    employees: (count: number) => counted(count, 'employee'),
    accountSince: (day: string) => `account since ${day}`,
    edit: 'Edit',
    more: 'More',
    acordEmailHistory: 'Acord Email History',
  },
  figures: {
    figures: 'Figures',
    clientPricePerOffice: 'Client price per office',
    noPaymentMethodYet: 'no payment method yet',
    basePrice: (price: string) => `base ${price}`,
    basePriceDiscounted: (price: string, discounts: number) =>
      `base ${price}, ${counted(discounts, 'discount')} today`,
    thisMonth: 'This month',
    officesAndAddOns: (offices: string, addOns: string) => `offices ${offices} + add-ons ${addOns}`,
    open: 'Open',
    everythingIsPaid: 'everything is paid',
    checksAwaited: (count: number, since: string) =>
      `${counted(count, 'check')} ${count === 1 ? 'is' : 'are'} awaited since ${since}`,
    rowsOpen: (count: number, since: string) =>
      `${counted(count, 'row')} ${count === 1 ? 'is' : 'are'} open since ${since}`,
    nextPriceChange: 'Next price change',
    noneIsAgreed: 'none is agreed',
    changesOn: (day: string, changes: string) => `${day}, ${changes}`,
    how: 'How',
    howFigure: (label: string) => `How: ${label}`,
    step: (number: number, name: string, left: string) => `${number}. ${name} ${left}`,
    stepOff: (number: number, name: string, reduction: string, left: string) =>
      `${number}. ${name} ${reduction} leaves ${left}`,
  },
  priceChart: {
    pricePerOffice: 'Price per office',
    noPriceYet: 'The price comes with the first payment method.',
    howFarBack: 'How far back',
    oneYear: '1 year',
    all: 'All',
    clientPrice: 'Client price',
    basePrice: 'Base price',
    asAgreedToday: 'as agreed today',
  },
  /** An address that names no account asks for one. */
  choice: {
    chooseAnAccount: 'Choose an account to continue',
    whichAccount: (action: string) => `${action}: which account?`,
    finder: { label: 'Account', placeholder: 'Number or name', noMatch: 'No Records Found' },
  },
  /** What can be done with an account, as the dialogs are called. */
  actions: {
    editAccount: 'Edit account',
    addOn: 'Add-On',
    paymentMethod: 'Payment Method',
    addNewPaymentMethod: 'Add New Payment Method',
    onlyShown: 'It was opened to be looked at. Choose its pencil in the list to change it.',
    billNow: 'Bill Now',
    addACheck: 'Add a Check',
    agencyBuzz: 'Agency Buzz',
  },
});

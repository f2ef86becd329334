import { counted } from '#platform/shared/noun.ts';
import { screenTexts } from '#platform/web/screen-texts.ts';

/** What the screens of this area say. */
export const texts = screenTexts({
  /** The add-ons of an account. */
  card: {
    addOns: 'Add-Ons',
    applyAddOn: 'Apply Add-On',
    monthSum: (amount: string, month: string) => `${amount} in ${month}`,
    noAddOnsYet: 'No add-ons yet.',
    included: 'Included',
    monthAmount: (amount: string) => `= ${amount}`,
    monthAmountOf: (quantity: string, amount: string) => `× ${quantity} = ${amount}`,
    editOne: (name: string) => `Edit ${name}`,
    deleteOne: (name: string) => `Delete ${name}`,
    confirmation: 'Confirmation',
    sureToDelete: 'Are you sure you want to delete this Add-On?',
    delete: 'Delete',
    isDeleted: (name: string) => `${name} is deleted.`,
  },
  /** An add-on of an account: apply or edit. */
  applied: {
    applyAddOn: 'Apply Add-On',
    editAddOn: 'Edit Add-On',
    ofAnotherAccount: 'This add-on is of another account.',
    clientPriceToday: 'Client price',
    costsNothing: 'The account’s package includes this add-on: it costs nothing.',
    comesFromCatalogue: 'It comes from the catalogue of add-ons.',
    followsFromPrice: 'It follows from the base price and the discounts.',
    staysWhatItIs: 'What is applied stays that add-on. Delete it and apply another one.',
    chooseOne: 'Choose one',
    noSalesRep: 'None',
    saved: 'Saved',
    isApplied: (name: string) => `${name} is applied.`,
  },
  /** All add-ons that there are, and what they cost. */
  catalogue: {
    applyNewAddOn: 'Apply New Addon',
    backOffice: 'Back office',
    countOfAddOns: (count: number) => counted(count, 'add-on'),
    addOns: 'Add-ons',
    searchByName: 'Search add-ons by name',
    noRecordsFound: 'No Records Found',
    newAddOn: 'New Add-On',
    editAddOn: 'Edit Add-On',
    asAgenciesReadIt: 'As agencies read it in the market place',
    submit: 'Submit',
    yes: 'Yes',
    no: 'No',
  },
  labels: {
    name: 'Name',
    basePrice: 'Base Price',
    clientPrice: 'Client Price',
    billingType: 'Billing Type',
    salesRep: 'Sales Rep',
    lifetimeDiscount: 'Lifetime Discount',
    discounts: 'Discounts',
    whatItDoes: 'What it does',
    price: 'Price',
    cost: 'Cost',
    costType: 'Cost Type',
    type: 'Type',
    includeLevel: 'Include Level',
    commissionable: 'Commissionable',
  },
});

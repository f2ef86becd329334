import { screenTexts } from '#platform/web/screen-texts.ts';

/** What the screens of this area say. */
export const texts = screenTexts({
  card: {
    conversions: 'Conversions',
    noConversions: 'No conversions.',
    add: 'Add',
    addAConversion: 'Add a conversion',
    open: 'Open',
    voidedOn: (day: string) => `Voided ${day}`,
    completeFrom: (name: string) => `Complete the conversion from ${name}`,
    isComplete: 'The conversion is complete.',
    void: 'Void',
    voidFrom: (name: string) => `Void the conversion from ${name}`,
    confirmation: 'Confirmation',
    sureToVoid: 'Are you SURE you want to void this conversion?',
    isVoided: 'The conversion is voided.',
  },
  dialog: {
    addConversion: 'Add Conversion',
    chooseOne: 'Choose one',
    submit: 'Submit',
    isAdded: 'The conversion is added.',
    notAdded: 'An error occurred while adding a Conversion.\nPlease re-check the configurations',
  },
  labels: {
    type: 'Type',
    competitorSystem: 'Competitor System',
    competitorName: 'Competitor Name',
    company: 'Company',
    conversionFee: 'Conversion Fee',
    comments: 'Comments',
    from: 'From',
    fee: 'Fee',
    requested: 'Requested',
    complete: 'Complete',
  },
});

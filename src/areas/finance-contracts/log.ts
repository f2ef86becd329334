import type { LogSubject } from '#platform/shared/change-log.ts';

export const CONTRACT_LOG: LogSubject = {
  subject: 'finance contract',
  actions: [
    'added',
    'edited',
    'approved',
    'taken back',
    'voided',
    'hidden',
    'shown',
    'funded',
    'rolled over',
    'rollover taken back',
  ],
  fields: {
    company: 'Finance company',
    contractNumber: 'Contract #',
    agreementID: 'Agreement #',
    memo: 'Finance memo',
    paidToAgency: { label: 'Paid to agency', unit: 'switch' },
    contractStatus: 'Status',
    premium: { label: 'Premium', unit: 'money' },
    policyFee: { label: 'Policy fee', unit: 'money' },
    tax: { label: 'Tax', unit: 'money' },
    mgaFee: { label: 'MGA fee', unit: 'money' },
    downPayment: { label: 'Down payment', unit: 'money' },
    amountFinanced: { label: 'Amount financed', unit: 'money' },
    APR: { label: 'APR', unit: 'percent' },
    dateFinanced: 'Date financed',
    numberPayments: '# Payments',
    paymentAmount: { label: 'Payment amount', unit: 'money' },
    policies: 'Policies',
    active: { label: 'Active', unit: 'switch' },
    balance: { label: 'Balance', unit: 'money' },
    line: 'Line',
    amount: { label: 'Amount', unit: 'money' },
    otherContract: 'Other contract',
  },
};

export const LOG: readonly LogSubject[] = [CONTRACT_LOG];

import type { LogSubject } from '#platform/shared/change-log.ts';

export const COMPANY_LOG: LogSubject = {
  subject: 'company',
  page: (id) => ({ to: '/admin/companies/$id', params: { id } }),
  actions: ['added', 'edited', 'deactivated', 'reactivated'],
  fields: {
    name: 'Name',
    isCarrier: 'Is carrier',
    isFinance: 'Is finance',
    phone: 'Phone',
    email: 'Email',
    website: 'Website',
    address: 'Address',
    city: 'City',
    state: 'State',
    zip: 'ZIP code',
    premiumfinancesystem: 'Finance system',
    isIntegrated: 'Is integrated',
    fundingStatus: 'Funding status',
    eSignature: 'E-signature',
    designatedQuoteAgentEmail: 'Designated agent’s email',
    minimumDownPayment: { label: 'Minimum down payment', unit: 'percent' },
    integrationMemo: 'Finance memo',
    gatewayUrl: 'Gateway address',
    hasGatewaySecret: 'Gateway secret saved',
    gatewaySecret: 'Gateway secret',
    active: 'Active',
  },
};

export const PRODUCT_LOG: LogSubject = {
  subject: 'product',
  actions: ['added', 'edited', 'deactivated', 'reactivated'],
  fields: {
    companyId: { label: 'Company', unit: 'record', of: 'company' },
    name: 'Name',
    lineOfBusiness: 'Line of business',
    newPercent: { label: 'New percent', unit: 'percent' },
    renewalPercent: { label: 'Renewal percent', unit: 'percent' },
    financeCompanies: 'Finance companies',
    active: 'Active',
  },
};

export const LOG: readonly LogSubject[] = [COMPANY_LOG, PRODUCT_LOG];

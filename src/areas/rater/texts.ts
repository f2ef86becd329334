import { catalogue } from '#platform/shared/catalogue.ts';

/** What the paper says that compares the offers of a quote. */
export const QUOTE_TEXTS = catalogue(
  {
    title: (number: string) => `Quote ${number}`,
    preparedFor: 'Prepared for',
    preparedBy: 'Prepared by',
    quotedOn: 'Quoted on',
    goodThrough: 'Good through',
    term: (from: string, to: string) => `${from} to ${to}`,
    carrier: 'Carrier',
    premium: 'Premium',
    feesAndTax: 'Fees and tax',
    total: 'Total',
    howPaid: 'How it is paid',
    compared: 'Compared',
    lowest: 'Lowest total',
    more: (amount: string) => `${amount} more`,
    inFull: (total: string) => `${total} paid in full.`,
    inPayments: (down: string, payments: number, each: string) =>
      `${down} down, ${payments === 1 ? '1 payment' : `${payments} payments`} of ${each}.`,
    coverages: (all: string) => `Coverages: ${all}`,
    vehicles: (all: string) => `Vehicles: ${all}`,
    drivers: (all: string) => `Drivers: ${all}`,
    noPolicy: 'A quote is not a policy. The carrier sets the final premium when it issues the policy.',
  },
  {
    title: (number) => `Cotización ${number}`,
    preparedFor: 'Preparada para',
    preparedBy: 'Preparada por',
    quotedOn: 'Fecha de cotización',
    goodThrough: 'Válida hasta',
    term: (from, to) => `${from} al ${to}`,
    carrier: 'Aseguradora',
    premium: 'Prima',
    feesAndTax: 'Cargos e impuestos',
    total: 'Total',
    howPaid: 'Cómo se paga',
    compared: 'Comparación',
    lowest: 'Total más bajo',
    more: (amount) => `${amount} más`,
    inFull: (total) => `${total} en un solo pago.`,
    inPayments: (down, payments, each) =>
      `${down} de entrada, ${payments === 1 ? '1 pago' : `${payments} pagos`} de ${each}.`,
    coverages: (all) => `Coberturas: ${all}`,
    vehicles: (all) => `Vehículos: ${all}`,
    drivers: (all) => `Conductores: ${all}`,
    noPolicy:
      'Una cotización no es una póliza. La aseguradora fija la prima definitiva cuando emite la póliza.',
  },
);

export type QuoteTexts = (typeof QUOTE_TEXTS)['en'];

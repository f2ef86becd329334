import type { Customer } from '#areas/customers/contract.ts';
import { usualMonths } from '#areas/policies/rules.ts';
import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import { onWire, type TypedDay, type TypedMoney } from '#platform/web/inputs/typed-values.ts';
import {
  DRIVERS_MAX,
  type Quote,
  type QuotedDriver,
  type QuotedVehicle,
  type QuoteInput,
  quoteInput,
  VEHICLES_MAX,
} from '../contract.ts';
import { figuresOf, type OfferFigures } from '../rules/offers.ts';
import { quoteProblems } from '../rules/quote-fields.ts';

/** The key lets the screen tell rows apart while they come and go. */
interface Keyed {
  rowKey: string;
}

export interface LineValues extends Keyed {
  lineOfBusiness: string | null;
  months: number | null;
}

export type VehicleValues = QuotedVehicle & Keyed;
export type DriverValues = QuotedDriver & Keyed;
export type CoverageValues = Quote['coverages'][number] & Keyed;

export interface OfferValues extends Keyed {
  companyId: number | null;
  productId: number | null;
  premium: TypedMoney;
  policyFee: TypedMoney;
  tax: TypedMoney;
  mgaFee: TypedMoney;
  downPayment: TypedMoney;
  payments: number | null;
}

/** What the form contains. A date or an amount that cannot be read is kept as the text that was typed. */
export type QuoteValues = {
  leadId: number | null;
  customerId: number | null;
  effdate: TypedDay;
  lines: LineValues[];
  vehicles: VehicleValues[];
  drivers: DriverValues[];
  coverages: CoverageValues[];
  offers: OfferValues[];
  notes: string;
};

let keysGiven = 0;

function keyed<Row extends object>(row: Row): Row & Keyed {
  keysGiven += 1;
  return { ...row, rowKey: `quote-row-${keysGiven}` };
}

export const newLine = (lineOfBusiness: string | null): LineValues =>
  keyed({ lineOfBusiness, months: lineOfBusiness === null ? null : usualMonths(lineOfBusiness) });

export const newVehicle = (): VehicleValues => keyed({ year: null, make: '', model: '', vin: '', use: '' });

export const newDriver = (): DriverValues =>
  keyed({ firstName: '', lastName: '', dob: null, licenseNumber: '', licenseState: '' });

export const newCoverage = (): CoverageValues => keyed({ name: '', limit: '' });

const NO_AMOUNTS = { premium: null, policyFee: null, tax: null, mgaFee: null, downPayment: null };

export const newOffer = (): OfferValues =>
  keyed({ companyId: null, productId: null, ...NO_AMOUNTS, payments: null });

const USUAL_LINE = 'Personal Auto';

function emptyValues(effdate: string, line: string): QuoteValues {
  return {
    leadId: null,
    customerId: null,
    effdate,
    lines: [newLine(line || USUAL_LINE)],
    vehicles: [],
    drivers: [],
    coverages: [],
    offers: [newOffer(), newOffer()],
    notes: '',
  };
}

/** A new quote for a customer begins with the household and the vehicles that are known. */
export function valuesForCustomer(customer: Customer, today: string): QuoteValues {
  const { firstName, lastName, dob, licenseNumber, licenseState } = customer;
  const self = firstName || lastName ? [{ firstName, lastName, dob, licenseNumber, licenseState }] : [];
  const others = customer.household
    .filter((member) => member.firstName !== firstName || member.lastName !== lastName)
    .map(({ relationship, ...member }) => member);
  return {
    ...emptyValues(today, ''),
    customerId: customer.id,
    drivers: [...self, ...others].slice(0, DRIVERS_MAX).map(keyed),
    vehicles: customer.vehicles
      .slice(0, VEHICLES_MAX)
      .map(({ year, make, model, vin }) => keyed({ year, make, model, vin, use: '' as const })),
  };
}

interface QuotedLead {
  id: number;
  firstName: string;
  lastName: string;
  lineOfBusiness: string;
}

export function valuesForLead(lead: QuotedLead, today: string): QuoteValues {
  const { id, firstName, lastName, lineOfBusiness } = lead;
  const drivers = firstName || lastName ? [{ ...newDriver(), firstName, lastName }] : [];
  return { ...emptyValues(today, lineOfBusiness), leadId: id, drivers };
}

export function valuesOf(quote: Quote): QuoteValues {
  const { leadId, customerId, effdate, notes } = quote;
  return {
    ...{ leadId, customerId, effdate, notes },
    lines: quote.lines.map(({ lineOfBusiness, months }) => keyed({ lineOfBusiness, months })),
    vehicles: quote.vehicles.map(keyed),
    drivers: quote.drivers.map(keyed),
    coverages: quote.coverages.map(keyed),
    offers: quote.offers.map((offer) => {
      const { companyId, productId, premium, policyFee, tax, mgaFee, downPayment, payments } = offer;
      return keyed({ companyId, productId, premium, policyFee, tax, mgaFee, downPayment, payments });
    }),
  };
}

/** Reads the form as the server would read what it sends. */
function readValues(values: QuoteValues) {
  return quoteInput.safeParse({
    ...values,
    offers: values.offers.map((offer) => ({
      ...offer,
      premium: onWire(offer.premium),
      policyFee: onWire(offer.policyFee) ?? 0,
      tax: onWire(offer.tax) ?? 0,
      mgaFee: onWire(offer.mgaFee) ?? 0,
      downPayment: onWire(offer.downPayment) ?? 0,
      payments: offer.payments ?? 0,
    })),
  });
}

export function inputOf(values: QuoteValues): QuoteInput {
  const read = readValues(values);
  if (!read.success) throw read.error;
  return read.data;
}

/** What is wrong with the form, each message at the path of its field; the server judges by the same rules. */
export function quoteErrors(values: QuoteValues, today: string): Record<string, string> {
  const read = readValues(values);
  return formErrors(read.success ? quoteProblems(read.data, today) : schemaErrors(read));
}

/** The figures of an offer while it is typed; nothing while an amount cannot be read. */
export function typedFigures(offer: OfferValues): OfferFigures | undefined {
  const { premium, policyFee, tax, mgaFee, downPayment, payments } = offer;
  const typed = { policyFee, tax, mgaFee, downPayment };
  if (typeof premium !== 'number') return undefined;
  const read = Object.fromEntries(Object.entries(typed).map(([name, amount]) => [name, amount ?? 0]));
  if (Object.values(read).some((amount) => typeof amount !== 'number')) return undefined;
  return figuresOf({ premium, payments: payments ?? 0, ...(read as Record<keyof typeof typed, number>) });
}

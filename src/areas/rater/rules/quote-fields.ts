import { totalOf } from '#areas/policies/rules.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { OfferInput, QuotedVehicle, QuoteInput } from '../contract.ts';

/** The first model year whose VINs all have 17 characters. */
const VIN_YEAR = 1981;
const VIN_LENGTH = 17;

/** What the fields of a quote must satisfy together. `today` is YYYY-MM-DD. */
export function quoteProblems(input: QuoteInput, today: string): FieldErrors {
  const errors: FieldErrors = {};
  const add = (field: string, message: string | undefined) => {
    if (message) errors[field] = [...(errors[field] ?? []), message];
  };
  input.lines.forEach(({ lineOfBusiness }, at) => {
    if (input.lines.findIndex((line) => line.lineOfBusiness === lineOfBusiness) < at)
      add(`lines.${at}.lineOfBusiness`, 'This line of business is already in the list.');
  });
  input.vehicles.forEach((vehicle, at) => {
    if (!vehicle.make && !vehicle.vin) add(`vehicles.${at}.make`, 'Enter a make or a VIN.');
    add(`vehicles.${at}.vin`, vinProblem(vehicle));
  });
  input.drivers.forEach(({ firstName, lastName, dob, licenseNumber, licenseState }, at) => {
    if (!firstName && !lastName) add(`drivers.${at}.lastName`, 'Enter a name.');
    if (dob && dob > today) add(`drivers.${at}.dob`, 'A birthday cannot be in the future.');
    if (licenseNumber && !licenseState) add(`drivers.${at}.licenseState`, 'Enter the state of the license.');
  });
  input.offers.forEach((offer, at) => {
    if (input.offers.findIndex(({ productId }) => productId === offer.productId) < at)
      add(`offers.${at}.productId`, 'This product of the carrier is already in the comparison.');
    add(`offers.${at}.downPayment`, downPaymentProblem(offer));
  });
  return errors;
}

function vinProblem({ vin, year }: QuotedVehicle): string | undefined {
  const isOld = year !== null && year < VIN_YEAR;
  if (vin === '' || vin.length === VIN_LENGTH || isOld) return undefined;
  return `A VIN has ${VIN_LENGTH} letters and digits; this one has ${vin.length}.`;
}

function downPaymentProblem({ downPayment, payments, ...amounts }: OfferInput): string | undefined {
  const total = totalOf(amounts);
  if (downPayment > total) return 'The down payment cannot exceed the total.';
  if (payments > 0 && downPayment === total) return 'Nothing is left to pay: enter 0 payments.';
  return undefined;
}

/** A new quote is for a lead or for a customer, not for both. */
export function receiverProblems({
  leadId,
  customerId,
}: Pick<QuoteInput, 'leadId' | 'customerId'>): FieldErrors {
  if (leadId === null && customerId === null) return { customerId: ['Choose a lead or a customer.'] };
  if (leadId !== null && customerId !== null)
    return { customerId: ['Choose a lead or a customer, not both.'] };
  return {};
}

interface ChosenFrom {
  lines: readonly { lineOfBusiness: string }[];
  offers: readonly { productId: number; company: string; product: string; lineOfBusiness: string }[];
}

/** One carrier is chosen for a line of business, among those of the quote. */
export function choiceProblems(productIds: readonly number[], quote: ChosenFrom): FieldErrors {
  const lines = new Set<string>();
  for (const id of productIds) {
    const offer = quote.offers.find(({ productId }) => productId === id);
    if (!offer) return { productIds: ['Choose an offer of this quote.'] };
    const { company, product, lineOfBusiness } = offer;
    // The product may have got another line since, and the quote has no term for that.
    if (!quote.lines.some((line) => line.lineOfBusiness === lineOfBusiness))
      return {
        productIds: [
          `${company}, ${product} is ${lineOfBusiness} now, which is not a line of this quote. Choose another offer, or edit the quote.`,
        ],
      };
    if (lines.has(lineOfBusiness)) return { productIds: [`Choose one offer for ${lineOfBusiness}.`] };
    lines.add(lineOfBusiness);
  }
  return {};
}

import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import type { Difference } from '#platform/web/ui/conflict-dialog.tsx';
import type { Quote, QuoteInput } from '../contract.ts';
import { figuresOf } from '../rules/offers.ts';
import { driverWords, vehicleWords } from '../words.ts';
import { inputOf, type QuoteValues, valuesOf } from './quote-values.ts';
import { texts } from './texts.ts';

type Products = ReadonlyMap<number, string>;

const FIELDS = ['effdate', 'lines', 'vehicles', 'drivers', 'coverages', 'offers', 'notes'] as const;
type Field = (typeof FIELDS)[number];

/** What somebody else has stored beside what the form contains. */
export function quoteDifferences(theirs: Quote, values: QuoteValues, products: Products): Difference[] {
  const one = shown(inputOf(valuesOf(theirs)), products);
  const other = shown(inputOf(values), products);
  return FIELDS.map((field) => ({
    label: texts.labels[field],
    theirs: one[field],
    mine: other[field],
  })).filter((each) => each.theirs !== each.mine);
}

function shown(input: QuoteInput, products: Products): Record<Field, string> {
  const listed = <Row>(rows: readonly Row[], words: (row: Row) => string) => rows.map(words).join('; ');
  return {
    effdate: showDay(input.effdate),
    lines: listed(input.lines, ({ lineOfBusiness, months }) =>
      texts.lines.lineAndMonths(lineOfBusiness, months),
    ),
    vehicles: listed(input.vehicles, (vehicle) =>
      [vehicleWords(vehicle), vehicle.vin, vehicle.use].filter(Boolean).join(' '),
    ),
    drivers: listed(input.drivers, (driver) =>
      [driverWords(driver), driver.dob && showDay(driver.dob), driver.licenseNumber, driver.licenseState]
        .filter(Boolean)
        .join(' '),
    ),
    coverages: listed(input.coverages, ({ name, limit }) => `${name} ${limit}`),
    offers: listed(input.offers, (offer) =>
      texts.offers.inOneLine(
        products.get(offer.productId) ?? '',
        showMoney(figuresOf(offer).total),
        showMoney(offer.downPayment),
        offer.payments,
      ),
    ),
    notes: input.notes,
  };
}

import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import type { Difference } from '#platform/web/ui/conflict-dialog.tsx';
import type { Quote, QuoteInput } from '../contract.ts';
import { figuresOf } from '../rules/offers.ts';
import { driverWords, vehicleWords } from '../words.ts';
import { inputOf, type QuoteValues, valuesOf } from './quote-values.ts';

type Products = ReadonlyMap<number, string>;

/** What somebody else has stored beside what the form contains. */
export function quoteDifferences(theirs: Quote, values: QuoteValues, products: Products): Difference[] {
  const [one, other] = [inputOf(valuesOf(theirs)), inputOf(values)].map((input) => shown(input, products));
  return Object.keys(one ?? {})
    .map((label) => ({ label, theirs: one?.[label] ?? '', mine: other?.[label] ?? '' }))
    .filter((each) => each.theirs !== each.mine);
}

function shown(input: QuoteInput, products: Products): Record<string, string> {
  const listed = <Row>(rows: readonly Row[], words: (row: Row) => string) => rows.map(words).join('; ');
  return {
    'Effective date': showDay(input.effdate),
    'Lines of business': listed(
      input.lines,
      ({ lineOfBusiness, months }) => `${lineOfBusiness}, ${months} months`,
    ),
    Vehicles: listed(input.vehicles, (vehicle) =>
      [vehicleWords(vehicle), vehicle.vin, vehicle.use].filter(Boolean).join(' '),
    ),
    Drivers: listed(input.drivers, (driver) =>
      [driverWords(driver), driver.dob && showDay(driver.dob), driver.licenseNumber, driver.licenseState]
        .filter(Boolean)
        .join(' '),
    ),
    Coverages: listed(input.coverages, ({ name, limit }) => `${name} ${limit}`),
    Offers: listed(
      input.offers,
      (offer) =>
        `${products.get(offer.productId) ?? ''} ${showMoney(figuresOf(offer).total)}, ${showMoney(offer.downPayment)} down, ${offer.payments} payments`,
    ),
    Notes: input.notes,
  };
}

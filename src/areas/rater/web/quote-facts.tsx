import type { ReactNode } from 'react';
import { showDay } from '#platform/shared/dates.ts';
import { Fact, Facts } from '#platform/web/ui/facts.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { Quote } from '../contract.ts';
import { driverWords, vehicleWords } from '../words.ts';
import classes from './quote-facts.module.css';
import { texts } from './texts.ts';

/** What was quoted: terms, drivers, vehicles, coverages and notes. */
export function QuoteFacts({ quote }: { quote: Quote }) {
  const { lines: terms, drivers, vehicles, coverages, notes, effdate } = quote;
  return (
    <PageCard title={texts.quote.whatIsQuoted}>
      <Facts>
        {terms.map(({ lineOfBusiness, expdate }) => (
          <Fact key={lineOfBusiness} label={lineOfBusiness} isWide>
            {`${showDay(effdate)} – ${showDay(expdate)}`}
          </Fact>
        ))}
        <Fact label={texts.labels.drivers} isWide>
          {lines(drivers.map(driverLine))}
        </Fact>
        <Fact label={texts.labels.vehicles} isWide>
          {lines(vehicles.map(vehicleLine))}
        </Fact>
        <Fact label={texts.labels.coverages} isWide>
          {lines(coverages.map(({ name, limit }) => [name, limit].filter(Boolean).join(': ')))}
        </Fact>
        <Fact label={texts.labels.notes} isWide>
          {lines(notes ? notes.split('\n') : [])}
        </Fact>
      </Facts>
    </PageCard>
  );
}

const driverLine = (driver: Quote['drivers'][number]) =>
  [
    driverWords(driver),
    driver.dob && texts.drivers.born(showDay(driver.dob)),
    driver.licenseNumber && texts.drivers.license(driver.licenseNumber, driver.licenseState),
  ]
    .filter(Boolean)
    .join(', ');

const vehicleLine = (vehicle: Quote['vehicles'][number]) =>
  [...new Set([vehicleWords(vehicle), vehicle.vin, vehicle.use])].filter(Boolean).join(', ');

/** Nothing is no fact. */
function lines(rows: readonly string[]): ReactNode {
  return rows.length > 0 && <span className={classes.lines}>{rows.join('\n')}</span>;
}

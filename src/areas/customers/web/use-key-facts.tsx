import type { ReactNode } from 'react';
import { useSession } from '#areas/session/web/public.ts';
import { showDay } from '#platform/shared/dates.ts';
import { languageWords, USUAL_LANGUAGE } from '#platform/shared/languages.ts';
import { dayOf } from '#platform/web/ui/local-days.ts';
import type { Customer } from '../contract.ts';
import { fieldLabels } from './customer-fields.ts';
import { licenseWords, memberName, vehicleName } from './customer-words.ts';
import classes from './key-facts.module.css';
import { PhoneNumber } from './phone-number.tsx';
import { texts } from './texts.ts';

interface KeyFact {
  label: string;
  value: ReactNode;
}

/** How to reach them, who they are, and what the agency noted; what is empty is left out. */
export function useKeyFacts(customer: Customer): KeyFact[][] {
  const labels = fieldLabels(useSession().config);
  const groups = [
    [
      fact(labels.phone, phone(customer.id, customer.phone)),
      fact(labels.phone2, phone(customer.id, customer.phone2)),
      fact(labels.email, (customer.email || customer.emailOptOut) && <Email customer={customer} />),
      fact(labels.language, customer.language !== USUAL_LANGUAGE && languageWords(customer.language)),
      fact(texts.keyFacts.address, addressLines(customer)),
    ],
    [
      fact(texts.keyFacts.person, customer.businessName && memberName(customer)),
      fact(texts.keyFacts.born, customer.dob && showDay(customer.dob)),
      fact(texts.keyFacts.license, licenseWords(customer.licenseNumber, customer.licenseState)),
      fact(
        labels.household,
        customer.household.map(({ firstName, lastName }) => firstName || lastName).join(', '),
      ),
      fact(labels.vehicles, lines(customer.vehicles.map(vehicleName))),
    ],
    [
      fact(labels.officeId, customer.office),
      fact(labels.source, customer.source),
      fact(labels.custom1, customer.custom1),
      fact(labels.custom2, customer.custom2),
      fact(labels.custom3, customer.custom3),
      fact(texts.keyFacts.added, dayOf(customer.createdAt)),
    ],
  ];
  return groups.map((group) => group.filter(({ value }) => value)).filter(({ length }) => length > 0);
}

const fact = (label: string, value: ReactNode): KeyFact => ({ label, value });

const phone = (customerId: number, number: string) =>
  number && <PhoneNumber number={number} customerId={customerId} />;

function Email({ customer: { email, emailOptOut } }: { customer: Customer }) {
  return (
    <>
      {email}
      {emailOptOut && <div className={classes.optedOut}>{texts.keyFacts.optedOut}</div>}
    </>
  );
}

function addressLines({ address, city, state, zip }: Customer): ReactNode {
  return lines([address, [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')]);
}

function lines(all: readonly string[]): ReactNode {
  const filled = all.filter(Boolean);
  return filled.length > 0 && <span className={classes.lines}>{filled.join('\n')}</span>;
}

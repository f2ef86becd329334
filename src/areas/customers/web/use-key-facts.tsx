import type { ReactNode } from 'react';
import { useSession } from '#areas/session/web/public.ts';
import { showDay } from '#platform/shared/dates.ts';
import { languageWords, USUAL_LANGUAGE } from '#platform/shared/languages.ts';
import type { Customer } from '../contract.ts';
import { fieldLabels } from './customer-fields.ts';
import { licenseWords, memberName, vehicleName } from './customer-words.ts';
import classes from './key-facts.module.css';
import { PhoneNumber } from './phone-number.tsx';

interface KeyFact {
  label: string;
  value: ReactNode;
}

/** How to reach them, who they are, and what the agency noted; what is empty is left out. */
export function useKeyFacts(customer: Customer): KeyFact[][] {
  const labels = fieldLabels(useSession().config);
  const groups = [
    [
      fact('Phone', phone(customer.id, customer.phone)),
      fact('Second phone', phone(customer.id, customer.phone2)),
      fact('Email', (customer.email || customer.emailOptOut) && <Email customer={customer} />),
      fact('Language', customer.language !== USUAL_LANGUAGE && languageWords(customer.language)),
      fact('Address', addressLines(customer)),
    ],
    [
      fact('Person', customer.businessName && memberName(customer)),
      fact('Born', customer.dob && showDay(customer.dob)),
      fact('License', licenseWords(customer.licenseNumber, customer.licenseState)),
      fact(
        'Household',
        customer.household.map(({ firstName, lastName }) => firstName || lastName).join(', '),
      ),
      fact('Vehicles', lines(customer.vehicles.map(vehicleName))),
    ],
    [
      fact(labels.officeId, customer.office),
      fact(labels.source, customer.source),
      fact(labels.custom1, customer.custom1),
      fact(labels.custom2, customer.custom2),
      fact(labels.custom3, customer.custom3),
      fact('Added', customer.createdAt.toLocaleDateString('en-US', ADDED)),
    ],
  ];
  return groups.map((group) => group.filter(({ value }) => value)).filter(({ length }) => length > 0);
}

const ADDED = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

const fact = (label: string, value: ReactNode): KeyFact => ({ label, value });

const phone = (customerId: number, number: string) =>
  number && <PhoneNumber number={number} customerId={customerId} />;

function Email({ customer: { email, emailOptOut } }: { customer: Customer }) {
  return (
    <>
      {email}
      {emailOptOut && <div className={classes.optedOut}>Opted out</div>}
    </>
  );
}

function addressLines({ address, city, state, zip }: Customer): ReactNode {
  return lines([address, [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')]);
}

function lines(texts: readonly string[]): ReactNode {
  const filled = texts.filter(Boolean);
  return filled.length > 0 && <span className={classes.lines}>{filled.join('\n')}</span>;
}

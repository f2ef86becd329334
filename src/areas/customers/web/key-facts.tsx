import { Paper, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { Fragment, Suspense, useState } from 'react';
import type { Customer } from '../contract.ts';
import classes from './key-facts.module.css';
import { texts } from './texts.ts';
import { useKeyFacts } from './use-key-facts.tsx';

const route = getRouteApi('/signed-in/customer/$id');

/** What somebody at the counter asks first, beside every tab. Where there is no room for it, it folds. */
export function KeyFacts({ customer }: { customer: Customer }) {
  const Owed = route.useRouteContext({ select: ({ owed }) => owed });
  const [isOpen, setOpen] = useState(false);
  const groups = useKeyFacts(customer);
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <Paper component="section" aria-label={texts.keyFacts.title} withBorder className={classes.side}>
      <div className={classes.part} data-always>
        <Suspense fallback={<div className={classes.wait} />}>
          <Owed customer={customer} />
        </Suspense>
      </div>
      {customer.memo && <p className={classes.memo}>{customer.memo}</p>}
      <UnstyledButton
        className={classes.toggle}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        data-screen-only
      >
        {texts.keyFacts.all}
        <Chevron size={16} aria-hidden />
      </UnstyledButton>
      {groups.map((facts) => (
        <div key={facts[0]?.label} className={classes.part} data-open={isOpen || undefined}>
          <dl className={classes.facts}>
            {facts.map(({ label, value }) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
          </dl>
        </div>
      ))}
    </Paper>
  );
}

import type { ReactNode } from 'react';
import { addressLine } from '#platform/shared/addresses.ts';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import { showCount } from '#platform/shared/show-count.ts';
import type { Column } from '#platform/web/table/column.ts';
import { CallCell } from '#platform/web/ui/call-cell.tsx';
import { EndDay } from '#platform/web/ui/end-day.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { CustomerHit } from '../search-contract.ts';
import type { CustomerStanding } from '../standings-contract.ts';
import { MatchedPart } from './matched-part.tsx';
import classes from './search-columns.module.css';
import { texts } from './texts.ts';

const ADDRESS: Column<CustomerHit> = {
  key: 'address',
  label: texts.columns.address,
  kind: 'rest',
  cell: (hit) => <span className={classes.cut}>{withZip(addressLine(hit))}</span>,
  phone: 'fact',
};

/** The ZIP code stays beside its state. */
const withZip = (address: string) => address.replace(/ (?=[\d-]+$)/, '\u00a0');

type Standings = ReadonlyMap<number, CustomerStanding>;

/** Results come in one order at any size, the server's. What matched stands in place of the address it was not. */
export function searchColumns(
  rows: readonly CustomerHit[],
  query: string,
  standings: Standings,
): Column<CustomerHit>[] {
  const matched: Column<CustomerHit> = {
    key: 'matched',
    label: texts.search.whatMatched,
    kind: 'rest',
    phone: 'fact',
    cell: (hit) => hit.matched && <Matched matched={hit.matched} query={query} />,
  };
  return [
    {
      key: 'name',
      label: texts.columns.name,
      phone: 'title',
      // The row itself is the tab stop.
      cell: ({ id, name, matched: other }) => (
        <TextLink
          to="/customer/$id"
          params={{ id }}
          tabIndex={-1}
          fz="inherit"
          fw={550}
          className={classes.name}
          title={name}
        >
          {other ? name : <MatchedPart text={name} query={query} />}
        </TextLink>
      ),
    },
    { key: 'id', label: texts.columns.number, align: 'right', cell: ({ id }) => id, width: 76 },
    rows.some((hit) => hit.matched) ? matched : ADDRESS,
    {
      key: 'phone',
      label: texts.labels.phone,
      kind: 'whole',
      cell: ({ phone, name }) => phone && <CallCell phone={phone} name={name} />,
      width: 124,
      phone: 'side',
    },
    ...standingColumns(standings),
    {
      key: 'dob',
      label: texts.labels.dob,
      kind: 'day',
      align: 'right',
      cell: ({ dob }) => dob && showDay(dob),
      width: 104,
    },
  ];
}

function standingColumns(standings: Standings): Column<CustomerHit>[] {
  const column = (
    key: string,
    label: string,
    width: number,
    words: (standing: CustomerStanding) => ReactNode,
    phone: 'fact' | 'corner' = 'fact',
  ): Column<CustomerHit> => ({
    key,
    label,
    width,
    phone,
    kind: 'whole',
    align: 'right',
    cell: ({ id }) => {
      const standing = standings.get(id);
      return standing && words(standing);
    },
  });
  return [
    column('policies', texts.search.activePolicies, 108, ({ policiesInForce }) => (
      <span data-zero={policiesInForce === 0 || undefined} className={classes.count}>
        {policiesInForce === 0 ? texts.search.noneActive : showCount(policiesInForce)}
        <span className={classes.phoneWord}> {texts.search.active}</span>
      </span>
    )),
    column('expires', texts.search.nextExpiration, 124, ({ nextExpiration: day }) =>
      day ? <EndDay day={day}>{showDay(day)}</EndDay> : <span className={classes.nothing}>–</span>,
    ),
    column(
      'owed',
      texts.search.owed,
      104,
      ({ owed }) => (
        <span data-zero={owed === 0 || undefined} className={classes.owed}>
          <span className={classes.phoneWord}>{texts.search.owes} </span>
          {showMoney(owed)}
        </span>
      ),
      'corner',
    ),
  ];
}

function Matched({ matched, query }: { matched: NonNullable<CustomerHit['matched']>; query: string }) {
  const { text, note } = matched;
  return (
    <span className={classes.cut}>
      <MatchedPart text={text} query={query} />
      {note && `, ${note}`}
    </span>
  );
}

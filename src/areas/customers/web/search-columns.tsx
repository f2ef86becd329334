import { addressLine } from '#platform/shared/addresses.ts';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import type { Column } from '#platform/web/table/column.ts';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { CustomerHit } from '../search-contract.ts';
import type { CustomerStanding } from '../standings-contract.ts';
import { MatchedPart } from './matched-part.tsx';

const ADDRESS: Column<CustomerHit> = { key: 'address', label: 'Address', cell: addressLine };

type Standings = ReadonlyMap<number, CustomerStanding>;

/** Results come in one order at any size, the server's. What matched stands in place of the address it was not. */
export function searchColumns(
  rows: readonly CustomerHit[],
  query: string,
  standings: Standings,
): Column<CustomerHit>[] {
  const matched: Column<CustomerHit> = {
    key: 'matched',
    label: 'What matched',
    cell: (hit) => hit.matched && <Matched matched={hit.matched} query={query} />,
  };
  return [
    {
      key: 'name',
      label: 'Name',
      // The row itself is the tab stop.
      cell: ({ id, name, matched: other }) => (
        <TextLink to="/customer/$id" params={{ id }} tabIndex={-1} fz="inherit">
          {other ? name : <MatchedPart text={name} query={query} />}
        </TextLink>
      ),
    },
    { key: 'id', label: 'Number', align: 'right', cell: ({ id }) => id, width: 90 },
    rows.some((hit) => hit.matched) ? matched : ADDRESS,
    ...standingColumns(standings),
    { key: 'phone', label: 'Phone', cell: ({ phone }) => phone, width: 140 },
    { key: 'email', label: 'Email', cell: ({ email }) => email },
    {
      key: 'dob',
      label: 'Date of birth',
      kind: 'whole',
      cell: ({ dob }) => dob && showDay(dob),
      width: 120,
    },
  ];
}

function standingColumns(standings: Standings): Column<CustomerHit>[] {
  const column = (
    key: string,
    label: string,
    width: number,
    words: (standing: CustomerStanding) => string,
  ): Column<CustomerHit> => ({
    key,
    label,
    width,
    kind: 'whole',
    align: 'right',
    cell: ({ id }) => {
      const standing = standings.get(id);
      return standing && words(standing);
    },
  });
  return [
    column('policies', 'In force', 84, ({ policiesInForce }) => policiesInForce.toLocaleString('en-US')),
    column('expires', 'Next expiration', 124, ({ nextExpiration }) => showDay(nextExpiration ?? '')),
    column('owed', 'Owed', 104, ({ owed }) => showMoney(owed)),
  ];
}

function Matched({ matched, query }: { matched: NonNullable<CustomerHit['matched']>; query: string }) {
  const { text, note } = matched;
  return (
    <>
      <MatchedPart text={text} query={query} />
      {note && `, ${note}`}
    </>
  );
}

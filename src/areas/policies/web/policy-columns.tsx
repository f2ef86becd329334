import { showDay } from '#platform/shared/dates.ts';
import { endsSoon } from '#platform/shared/ends-soon.ts';
import { showMoney } from '#platform/shared/money.ts';
import type { Column } from '#platform/web/table/column.ts';
import type { SortValue } from '#platform/web/table/sort.ts';
import { EndDay } from '#platform/web/ui/end-day.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PURPOSES } from '../contract.ts';
import { HOW_IN_FORCE } from '../how.ts';
import { coverEnd, STATE_WORDS, whyNotRenew } from '../rules.ts';
import classes from './policy-columns.module.css';
import { PolicyNumber } from './policy-number.tsx';
import { PolicyStateBadge } from './policy-state-badge.tsx';
import type { TermRow } from './term-row.ts';
import { changeWords, endWords } from './term-words.ts';
import { texts } from './texts.ts';
import type { Chosen } from './use-chosen.ts';

type TermColumn = Column<TermRow>;

const SORT_BY: Record<string, (row: TermRow) => SortValue> = {
  policy: ({ term }) => term.policy,
  product: ({ term }) => term.product.name,
  status: ({ term }) => STATE_WORDS[term.state],
  effdate: ({ term }) => term.effdate,
  expdate: ({ term }) => coverEnd(term),
  premium: ({ term }) => term.premium,
};

function column(
  key: string,
  label: string,
  cell: TermColumn['cell'],
  more: Partial<TermColumn> = {},
): TermColumn {
  const sortBy = SORT_BY[key];
  return { key, label, cell, ...(sortBy && { sortBy }), ...more };
}

/** What the list is put in order by. */
export const TERM_SORTS: TermColumn[] = Object.keys(SORT_BY).map((key) => column(key, key, () => null));

interface ColumnsProps {
  chosen: Chosen;
  today: string;
  isUnfolded: (row: TermRow) => boolean;
  onFold: (row: TermRow, isFolded: boolean) => void;
  /** Of all policies in force. */
  premiumInForce: number | undefined;
}

/** With a box before each number, for what is done with several at once. */
export function policyColumns({
  chosen,
  today,
  isUnfolded,
  onFold,
  premiumInForce,
}: ColumnsProps): TermColumn[] {
  const total = premiumInForce === undefined ? {} : { foot: showMoney(premiumInForce) };
  return [
    column(
      'policy',
      texts.columns.policy,
      (row) => <PolicyNumber row={row} chosen={chosen} isUnfolded={isUnfolded(row)} onFold={onFold} />,
      {
        kind: 'whole',
        phone: 'title',
        ...(premiumInForce !== undefined && { foot: texts.columns.premiumInForce, how: HOW_IN_FORCE }),
      },
    ),
    column('product', texts.columns.product, ProductCell, { phone: 'fact' }),
    column('status', texts.columns.status, ({ term }) => <PolicyStateBadge policy={term} />, {
      kind: 'whole',
      phone: 'corner',
    }),
    column('effdate', texts.columns.term, TermCell, { kind: 'whole', phone: 'fact' }),
    column('expdate', texts.columns.ends, (row) => <EndCell row={row} today={today} />, {
      kind: 'whole',
      phone: 'fact',
    }),
    column('premium', texts.columns.premium, PremiumCell, { align: 'right', phone: 'corner', ...total }),
    column('change', texts.columns.change, ({ term, before }) => changeWords(term.premium, before?.premium), {
      align: 'right',
    }),
    column('renew', texts.columns.nextTerm, (row) => <RenewLink row={row} today={today} />, {
      phone: 'action',
    }),
  ];
}

function ProductCell({ term: { product, cycle_business_purpose: purpose }, isEarlier, isLead }: TermRow) {
  if (isEarlier || !isLead) return <span className={classes.earlier}>{PURPOSES[purpose.code]}</span>;
  return (
    <>
      <div className={classes.main}>{product.name}</div>
      <div className={classes.small}>{`${product.company.name} · ${product.line_of_business.type}`}</div>
    </>
  );
}

function TermCell({ term: { effdate, expdate }, isEarlier }: TermRow) {
  if (isEarlier)
    return <span className={classes.earlier}>{texts.terms.fromTo(showDay(effdate), showDay(expdate))}</span>;
  return (
    <>
      <div>{showDay(effdate)}</div>
      <div className={classes.small}>{texts.terms.to(showDay(expdate))}</div>
    </>
  );
}

function EndCell({ row: { term }, today }: { row: TermRow; today: string }) {
  return (
    <span className={classes.earlier}>
      <EndDay day={coverEnd(term)} isSettled={term.state !== 'in force'}>
        {endWords(term, today)}
      </EndDay>
    </span>
  );
}

function PremiumCell({ term: { premium, total }, isEarlier }: TermRow) {
  if (isEarlier) return <span className={classes.earlier}>{showMoney(premium)}</span>;
  return (
    <>
      <div className={classes.main}>{showMoney(premium)}</div>
      <div className={classes.small}>{texts.terms.total(showMoney(total))}</div>
    </>
  );
}

/** Only once the end of the term is near; the policy's own page renews it at any time. */
function RenewLink({ row: { term }, today }: { row: TermRow; today: string }) {
  if (whyNotRenew(term) || !endsSoon(term.expdate, today)) return null;
  return (
    <LinkButton
      to="/policy/$id/renew"
      params={{ id: term.id }}
      variant="light"
      size="compact-sm"
      h={26}
      my={-2}
      aria-label={texts.terms.renewPolicy(term.policy)}
    >
      {texts.terms.renew}
    </LinkButton>
  );
}

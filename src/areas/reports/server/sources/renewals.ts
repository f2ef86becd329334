import { type SqlBool, sql } from 'kysely';
import { RENEWALS } from '../../rules/renewals.ts';
import { type SqlReport, sqlSource } from '../sql-source.ts';
import { POLICY_COLUMNS, POLICY_JOINS, policyFacts, policyKeys } from './policy-parts.ts';

/** What was cancelled does not come up for renewal, and what is pending was never in force. */
const isCounted = sql<SqlBool>`p.status NOT IN ('pending', 'cancelled')`;
const isRenewed = sql<SqlBool>`f.status = 'renewed'`;
const premium = sql`f.premium`;

export const renewalsSql: SqlReport = {
  keys: policyKeys('expdate'),
  facts: (asked, key) => policyFacts(asked, key, { day: 'expdate', isCounted }),
  overlap: { by: 'producer', apart: 'month' },
  figures: ({ today }) => {
    const isAhead = sql<SqlBool>`f.status <> 'renewed' AND f.expdate > ${today}::date`;
    return {
      policies: {},
      premium: { sum: premium },
      renewed: { where: isRenewed },
      renewedPremium: { sum: premium, where: isRenewed },
      ahead: { where: isAhead },
      aheadPremium: { sum: premium, where: isAhead },
      lost: { where: sql<SqlBool>`f.status <> 'renewed' AND f.expdate <= ${today}::date` },
    };
  },
  columns: sql`${POLICY_COLUMNS}, f.expdate AS expires,
    CASE WHEN f.status = 'renewed' THEN 'Renewed' ELSE 'Not renewed' END AS outcome`,
  joins: POLICY_JOINS,
  link: ({ id }) => `/policy/${id}`,
};

export const renewalsSource = sqlSource(RENEWALS, renewalsSql);

import { type SqlBool, sql } from 'kysely';
import { isWrittenSql } from '#areas/policies/server/public.ts';
import { PRODUCTION } from '../../rules/production.ts';
import { type SqlReport, sqlSource } from '../sql-source.ts';
import { KIND_WORDS, POLICY_COLUMNS, POLICY_JOINS, policyFacts, policyKeys } from './policy-parts.ts';

const isNew = sql<SqlBool>`f.purpose <> 'RWL'`;
const isRenewal = sql<SqlBool>`f.purpose = 'RWL'`;
const premium = sql`f.premium`;

export const productionSql: SqlReport = {
  keys: policyKeys('effdate'),
  facts: (asked, key) =>
    policyFacts(asked, key, { day: 'effdate', isCounted: isWrittenSql(sql`${asked.today}::date`) }),
  overlap: { by: 'producer', apart: 'month' },
  figures: () => ({
    new: { where: isNew },
    newPremium: { sum: premium, where: isNew },
    renewals: { where: isRenewal },
    renewalPremium: { sum: premium, where: isRenewal },
    policies: {},
    premium: { sum: premium },
  }),
  columns: sql`${POLICY_COLUMNS}, f.effdate AS effective`,
  joins: POLICY_JOINS,
  link: ({ id }) => `/policy/${id}`,
  words: { kind: (stored) => KIND_WORDS[stored] ?? stored },
};

export const productionSource = sqlSource(PRODUCTION, productionSql);

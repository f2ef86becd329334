import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { pageSql } from '#areas/commissions/server/public.ts';
import { type LineSort, PENDING } from '#areas/commissions/statuses.ts';
import { boundKysely } from '#platform/server/db/bound-kysely.ts';
import { openFloorPool } from './floor-pool.ts';

interface Address {
  Params: { agency: string; file: string };
  Querystring: { sort?: LineSort };
}

/** A page of lines: the product's statement, under its role and policy, and nothing around it. */
export function addCommissionPages(
  app: FastifyInstance,
  settingsOf: (agency: number) => pg.PoolConfig,
): void {
  const pools = new Map<string, pg.Pool>();
  const poolOf = (agency: string) => {
    const known = pools.get(agency);
    if (known) return known;
    const made = openFloorPool(settingsOf(Number(agency)));
    pools.set(agency, made);
    return made;
  };
  const texts = new Map<string, { text: string; values: unknown[] }>();

  app.post<Address>(
    '/:agency/commission/:file/lines',
    async ({ params: { agency, file }, query: { sort } }) => {
      const pool = poolOf(agency);
      const key = `${file} ${sort}`;
      let statement = texts.get(key);
      if (!statement) {
        const filter = { status: PENDING, company: 0, source: 0, customer: 0, product: 0 };
        const asked = { filter, sort, reverse: 0, offset: 0, size: 15, officeId: Number(agency) * 10 };
        const compiled = pageSql({ fileId: Number(file), ...asked }).compile(
          boundKysely((asked) => pool.query(asked)),
        );
        statement = { text: compiled.sql, values: [...compiled.parameters] };
        texts.set(key, statement);
      }
      const { rows } = await pool.query(statement.text, statement.values);
      return rows[0];
    },
  );
}

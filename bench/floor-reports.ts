import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { ReportName } from '#areas/reports/rules/report.ts';
import { reportNamed } from '#areas/reports/rules/reports.ts';
import { askedOf, sessionOfOwner, showReport } from '#areas/reports/server/public.ts';
import { boundKysely } from '#platform/server/db/bound-kysely.ts';
import { openFloorPool } from './floor-pool.ts';

interface Address {
  Params: { agency: string; report: ReportName };
  Querystring: { from: string; to: string };
}

interface Statement {
  text: string;
  values: unknown[];
}

/** The statements of a report's page, under the product's role and policy, and nothing around them. */
export function addReports(app: FastifyInstance, settingsOf: (agency: number) => pg.PoolConfig): void {
  const pools = new Map<string, pg.Pool>();
  const poolOf = (agency: string) => {
    const known = pools.get(agency) ?? openFloorPool(settingsOf(Number(agency)));
    pools.set(agency, known);
    return known;
  };
  const pages = new Map<string, Statement[]>();

  app.get<Address>('/:agency/report/:report', async ({ params: { agency, report }, query }) => {
    const pool = poolOf(agency);
    const key = `${agency} ${report} ${query.from} ${query.to}`;
    const known = pages.get(key) ?? (await statementsOf(pool, report, query));
    pages.set(key, known);
    const answers: unknown[] = [];
    for (const { text, values } of known) answers.push((await pool.query(text, values)).rows);
    return answers;
  });
}

/** What the product asks for the page, written down while it does so once. */
async function statementsOf(
  pool: pg.Pool,
  report: ReportName,
  range: Address['Querystring'],
): Promise<Statement[]> {
  const asked: Statement[] = [];
  const plain = boundKysely((statement) => pool.query(statement));
  const noting = boundKysely((statement) => {
    asked.push({ text: statement.text, values: [...(statement.values ?? [])] });
    return pool.query(statement);
  });
  const { rows } = await pool.query('SELECT min(id) AS id FROM employees');
  const session = await sessionOfOwner(plain, Number(rows[0].id));
  if (!session) throw new Error('The agency has no owner.');
  await showReport(noting, askedOf(reportNamed(report), session, range));
  return asked;
}

import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCompany } from '#areas/companies/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import { showMinutes } from '#areas/time-clock/rules.ts';
import { readPdfText } from '#platform/server/pdf/test-read-pdf-text.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { plainMoney } from '#platform/shared/money.ts';
import type { ReportAnswer } from '../contract.ts';
import { isDerived, openedBy } from '../rules/figures.ts';
import { type Figure, GROUPINGS, type Report } from '../rules/report.ts';
import { REPORTS } from '../rules/reports.ts';
import { reportRoutes } from './public.ts';
import { hasIds } from './report-sql.ts';
import { ALL_DAYS, HOSTILE, newReportWorld, type ReportWorld } from './test-world.ts';

let app: TestApp;
let world: ReportWorld;
beforeAll(async () => {
  app = await startTestApp({ areas: [reportRoutes] });
  world = await newReportWorld(app);
});
afterAll(() => app.close());

const cents = (dollars: number) => Math.round(dollars * 100);
/** Hours are minutes on the wire and hours with two decimals in a spreadsheet. */
const inSheet = ({ kind }: Figure, value: number | null) =>
  kind === 'hours' && value !== null ? Math.round((100 * value) / 60) / 100 : value;

/** A cell that a spreadsheet would reckon with. */
const FORMULA = /(^|,|\n)"?[=+@]/;

/** Each of these figures opens rows that come to it. */
async function expectRows(
  report: Report,
  by: string,
  figures: ReportAnswer['total'],
  { label, which }: { label: string; which: object },
): Promise<void> {
  for (const { key, kind } of report.figures) {
    const rows = await world.rows(report.name, { ...ALL_DAYS, by, figure: key, ...which });
    const opened = openedBy(report, key);
    expect([rows.status, rows.body.group, rows.body.total[opened]]).toEqual([200, label, figures[opened]]);
    if (kind === 'count') expect(rows.body.pagination.total).toBe(figures[key]);
  }
}

describe.each(REPORTS.map((report) => [report.name, report] as const))('the report %s', (name, report) => {
  const additive = report.figures.filter((figure) => !isDerived(figure));

  test.each(report.by)('by %s: the groups come to the total, and each figure to its rows', async (by) => {
    const { body, status } = await world.show(name, { ...ALL_DAYS, by });
    expect([status, body.groups.length > 0]).toEqual([200, true]);
    const { groups, total } = body as ReportAnswer;
    for (const { key, kind } of additive) {
      const sum = groups.reduce((all, group) => all + (group.figures[key] ?? 0), 0);
      // A policy with two producers is in both groups and counts once.
      if (by === 'producer' && kind === 'count') expect(sum).toBeGreaterThanOrEqual(total[key] as number);
      else expect(cents(sum)).toBe(cents(total[key] as number));
    }
    for (const group of groups)
      await expectRows(report, by, group.figures, {
        label: group.label,
        which: group.key === null ? { none: 1 } : { group: group.key },
      });
    await expectRows(report, by, total, { label: '', which: {} });
  });

  test('the file has the figures of the screen, in lines, in a workbook and on paper', async () => {
    const asked = { ...ALL_DAYS, by: report.by[0] };
    const { groups, total } = (await world.show(name, asked)).body as ReportAnswer;
    const expected = [
      ...groups.map(({ label, figures }) => ({ label, figures })),
      { label: 'Total', figures: total },
    ];
    const csv = (await world.file(name, asked)).body.trim().split('\r\n').slice(1);
    expect(csv).toHaveLength(expected.length);
    expect(csv.join('\n')).not.toMatch(FORMULA);
    const [sheet] = await readExcelFile((await world.file(name, { ...asked, format: 'xlsx' })).bytes);
    const book = (sheet?.data ?? []).slice(1);
    const paper = readPdfText((await world.file(name, { ...asked, format: 'pdf' })).bytes).join('\n');
    expected.forEach(({ label, figures }, at) => {
      const numbers = report.figures.map((figure) => inSheet(figure, figures[figure.key] ?? null));
      expect(book[at]?.slice(0, numbers.length + 1)).toEqual([label, ...numbers]);
      expect(csv[at]).toContain(numbers.map((number) => number ?? '').join(','));
      for (const { key, kind } of report.figures)
        if (kind === 'money') expect(paper).toContain(plainMoney(cents(figures[key] as number)));
        else if (kind === 'hours') expect(paper).toContain(showMinutes(figures[key] as number));
    });
  });

  test('the rows as a file are those of the screen, and none of their texts is a formula', async () => {
    const { body } = await world.rows(name, { ...ALL_DAYS, per_page: 500 });
    const file = await world.file(name, { ...ALL_DAYS, what: 'rows' });
    const lines = file.body.trim().split('\r\n').slice(1);
    expect(lines).toHaveLength(body.pagination.total);
    expect(file.body).not.toMatch(FORMULA);
    const [sheet] = await readExcelFile(
      (await world.file(name, { ...ALL_DAYS, what: 'rows', format: 'xlsx' })).bytes,
    );
    expect(sheet?.data).toHaveLength(lines.length + 1);
    const paper = await world.file(name, { ...ALL_DAYS, what: 'rows', format: 'pdf' });
    expect(paper.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('another agency sees nothing of it', async () => {
    const stranger = await (await app.newAgency()).newPerson({ permissions: { PRowner: 1 } });
    const { body } = await world.show(name, ALL_DAYS, stranger);
    expect(body.groups).toEqual([]);
    expect((await world.rows(name, ALL_DAYS, stranger)).body.results).toEqual([]);
  });

  test('a group of another agency, or of none, is not there', async () => {
    const other = await app.newAgency();
    const foreign: Record<string, number> = {
      person: (await other.newPerson()).id,
      office: await other.newOffice(),
      company: await buildCompany(app.owner, other.masterId),
    };
    for (const by of report.by.filter(hasIds))
      for (const group of [foreign[GROUPINGS[by].kind], 999_999_999])
        for (const answer of [
          await world.rows(name, { ...ALL_DAYS, by, group }),
          await world.file(name, { ...ALL_DAYS, by, group, what: 'rows' }),
        ])
          expect([by, answer.status]).toEqual([by, 404]);
  });

  test('what makes no sense is refused in words', async () => {
    const statusOf = async (query: object) => (await world.show(name, query)).status;
    expect(await statusOf({ by: 'nonsense' })).toBe(422);
    expect(await statusOf({ days: 'never' })).toBe(422);
    expect(await statusOf({ from: '2026-02-30' })).toBe(422);
    expect(await statusOf({ from: '2026-03-01', to: '2026-02-01' })).toBe(422);
    const unknown = await world.show(name, { elsewhere: '1' });
    expect([unknown.status, unknown.error.message]).toEqual([422, 'The report has no such filter.']);
    expect((await world.rows(name, { figure: 'nonsense' })).status).toBe(422);
    expect((await world.file(name, { format: 'doc' })).status).toBe(422);
  });

  test('twenty years are answered', async () => {
    expect((await world.show(name, { from: '2006-01-01', to: '2026-12-31' })).status).toBe(200);
  });
});

test('production is the premium of written terms, by split, the rest the house’s', async () => {
  const { body } = await world.show('production', { ...ALL_DAYS, by: 'producer' });
  const written = `FROM policies p WHERE p.master_id = $1 AND p.status <> 'pending'`;
  expect(cents(body.total.premium)).toBe(await world.sum(`SELECT sum(premium) ${written}`));
  expect(body.total.policies).toBe(await world.sum(`SELECT count(*) ${written}`));
  expect(cents(body.total.renewalPremium)).toBe(
    await world.sum(`SELECT sum(premium) ${written} AND p.purpose = 'RWL'`),
  );
  const credited = `SELECT sum(p.premium * s.split / 10000) FROM policies p
    JOIN policy_producers s ON s.master_id = p.master_id AND s.policy_id = p.id
    WHERE p.master_id = $1 AND p.status <> 'pending' AND s.employee_id = $2`;
  const byLabel = (label: string) => body.groups.find((group: { label: string }) => group.label === label);
  for (const { id, name } of [world.person, world.colleague]) {
    const { premium, policies, average } = byLabel(name).figures;
    expect(cents(premium)).toBe(await world.sum(credited, id));
    expect(cents(average)).toBe(Math.round(cents(premium) / policies));
  }
  const all = body.groups.reduce(
    (sum: number, { figures }: ReportAnswer['groups'][number]) => sum + cents(figures.premium as number),
    0,
  );
  expect(byLabel('House')).toBeDefined();
  expect(all).toBe(cents(body.total.premium));
});

test('production compares with the same days of the year before', async () => {
  const range = { days: 'last12Months', by: 'company' };
  const { body } = await world.show('production', range);
  const before = await world.sum(
    `SELECT coalesce(sum(premium), 0) FROM policies WHERE master_id = $1 AND status <> 'pending'
     AND effdate BETWEEN $2::date - interval '1 year' AND $3::date - interval '1 year'`,
    body.from,
    body.to,
  );
  expect(cents(body.totalBefore)).toBe(before);
});

test('production by month compares a month with the same one of the year before', async () => {
  const agency = await app.newAgency();
  const owner = await agency.newPerson({ permissions: { PRowner: 1 } });
  for (const [effdate, premium] of [
    ['2024-11-10', 10_000],
    ['2025-11-20', 15_000],
  ])
    await buildPolicy(app.owner, agency.masterId, { effdate, premium, status: 'active' });
  const range = { from: '2025-11-01', to: '2025-11-30' };
  const { groups } = (await world.show('production', { ...range, by: 'month' }, owner)).body as ReportAnswer;
  expect(groups).toMatchObject([{ key: '2025-11', figures: { premium: 150 }, before: 100 }]);
});

test('renewals count what was kept of what is over', async () => {
  const { total } = (await world.show('renewals', ALL_DAYS)).body as ReportAnswer;
  const due = `FROM policies WHERE master_id = $1 AND status NOT IN ('pending', 'cancelled')`;
  const renewed = await world.sum(`SELECT count(*) ${due} AND status = 'renewed'`);
  const lost = await world.sum(
    `SELECT count(*) ${due} AND status <> 'renewed' AND expdate <= (now() AT TIME ZONE 'America/New_York')::date`,
  );
  expect(total).toMatchObject({ renewed, lost, policies: await world.sum(`SELECT count(*) ${due}`) });
  expect(total.retention).toBeCloseTo((100 * renewed) / (renewed + lost), 1);
});

test('receipts are those that stand, and voids are apart', async () => {
  const { body } = await world.show('receipts', ALL_DAYS);
  const sum = (condition: string) =>
    world.sum(`SELECT sum(amount) FROM receipts WHERE master_id = $1 AND voided_at ${condition}`);
  expect(cents(body.total.amount)).toBe(await sum('IS NULL'));
  expect(cents(body.total.voidedAmount)).toBe(await sum('IS NOT NULL'));
});

test('a commission line that a later file picked up counts once, and what is in no file does not', async () => {
  const { total } = (await world.show('commissions', ALL_DAYS)).body as ReportAnswer;
  expect(total).toMatchObject({ lines: 4, commission: 150, adjusted: 149, difference: -1, settled: 20 });
});

test('what contracts wait for is due or overdue: their balances and the down payments not yet taken', async () => {
  const { total } = (await world.show('finance', ALL_DAYS)).body as ReportAnswer;
  const balance = await world.sum('SELECT sum(amount) FROM finance_details WHERE master_id = $1');
  const downPayments = await world.sum(
    `SELECT sum(down_payment) FROM finance_contracts k WHERE master_id = $1 AND status = 'Approved' AND NOT EXISTS (
       SELECT FROM finance_details d WHERE d.contract_id = k.id AND d.sub_type IN ('DPP', 'DPF'))`,
  );
  const all = cents(total.amount as number);
  expect(all).toBe(balance + downPayments);
  expect(cents(total.overdueAmount as number) + cents(total.dueAmount as number)).toBe(all);
  expect(total.overdue as number).toBeGreaterThan(0);
});

test('a report shows a person what they may see anyway', async () => {
  const refused = async (name: 'production' | 'commissions' | 'leads') =>
    (await world.show(name, {}, world.colleague)).status;
  expect([await refused('production'), await refused('commissions'), await refused('leads')]).toEqual([
    403, 403, 403,
  ]);
  // Tasks of their own list, not everybody's.
  const { total } = (await world.show('tasks', ALL_DAYS, world.colleague)).body as ReportAnswer;
  expect(total.tasks).toBe(
    await world.sum(
      'SELECT count(*) FROM tasks WHERE master_id = $1 AND assigned_to = $2',
      world.colleague.id,
    ),
  );
  // Leads of the lists that are open to them.
  await app.owner.query(
    `UPDATE employees SET permissions = '{"PRLeadsTab": 1, "PRLeadViewIncubateTab": 0}' WHERE id = $1`,
    [world.colleague.id],
  );
  const leads = (await world.show('leads', { ...ALL_DAYS, by: 'status' }, world.colleague))
    .body as ReportAnswer;
  expect(leads.groups.map(({ label }) => label)).not.toContain('Incubate');
  expect((await world.show('leads', { ...ALL_DAYS, by: 'status' })).body.groups).toHaveLength(
    leads.groups.length + 1,
  );
});

test('a group is named by its id, and a text by itself, hostile or not', async () => {
  expect((await world.rows('receipts', { by: 'person', group: "1' OR 1" })).status).toBe(422);
  const { body } = await world.rows('leads', { ...ALL_DAYS, by: 'source', group: HOSTILE });
  expect([body.group, body.pagination.total]).toEqual([HOSTILE, 2]);
});

test('filters narrow figures and rows alike', async () => {
  const [office] = world.offices;
  const asked = { ...ALL_DAYS, office, method: 'cash' };
  const { body } = await world.show('receipts', asked);
  expect(body.total.receipts).toBe(
    await world.sum(
      `SELECT count(*) FROM receipts WHERE master_id = $1 AND office_id = $2 AND method = 'cash' AND voided_at IS NULL`,
      office,
    ),
  );
  expect((await world.rows('receipts', { ...asked, figure: 'receipts' })).body.pagination.total).toBe(
    body.total.receipts,
  );
});

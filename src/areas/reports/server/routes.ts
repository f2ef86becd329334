import type { Mount } from '#platform/server/http/mount.ts';
import {
  type AskedReport,
  type AskedRows,
  listReports as listEndpoint,
  REPORT_ENDPOINTS,
  reportChoices,
} from '../contract.ts';
import * as favorites from '../favorite-contract.ts';
import * as filters from '../filter-contract.ts';
import { REPORTS } from '../rules/reports.ts';
import { fileOf, groupsFile, rowsFile } from './export-report.ts';
import { findFavorite, listReports, lockFavorite } from './favorites.ts';
import { listChoices } from './list-choices.ts';
import { deleteFilter, findFilter, listFilters, saveFilter } from './save-filter.ts';
import { askedOf, askedRowsOf, showReport, showRows } from './show-report.ts';

export function reportRoutes(mount: Mount): void {
  mount(listEndpoint, listReports);
  mount(reportChoices, listChoices);
  mount(favorites.commissionFavorite, findFavorite);
  mount(favorites.lockFavorite, lockFavorite);
  mount(filters.listFilters, listFilters);
  mount(filters.findFilter, findFilter);
  mount(filters.saveFilter, saveFilter);
  mount(filters.deleteFilter, deleteFilter);
  for (const report of REPORTS) {
    const { show, rows, file } = REPORT_ENDPOINTS[report.name];
    mount(show, ({ db, session, query }) => showReport(db, askedOf(report, session, query as AskedReport)));
    mount(rows, ({ db, session, query: { page, per_page, ...query } }) =>
      showRows(db, askedRowsOf(report, session, query as AskedRows), { page, per_page }),
    );
    mount(file, {
      within: ({ db, database, session, query: { format, what, ...query } }) => {
        const asked = askedRowsOf(report, session, query as AskedRows);
        return what === 'rows' ? rowsFile(db, database, asked, format) : groupsFile(db, asked);
      },
      after: (found, { session, query }) => fileOf(found, session, query.format),
    });
  }
}

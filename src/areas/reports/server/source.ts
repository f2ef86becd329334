import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Part } from '#platform/server/lists/page.ts';
import type { Cells, ReportFilters } from '../contract.ts';
import type { DayRange } from '../rules/days.ts';
import type { Figures } from '../rules/figures.ts';
import type { GroupingName, Report } from '../rules/report.ts';

/** What somebody asks of a report. */
export interface Asked {
  report: Report;
  by: GroupingName;
  range: DayRange;
  filters: ReportFilters;
  /** Who asks: a report shows what they may see. */
  session: Session;
  /** What day it is for them. */
  today: string;
}

/** The rows behind one figure of one group, or all of them. */
export interface AskedRows extends Asked {
  figure?: string | undefined;
  /** Null for the group without a person, an office and the like. */
  group?: string | null | undefined;
}

export interface Group {
  key: string | null;
  label: string;
  sums: Figures;
}

/** Sums without what follows from them. */
export interface Summed {
  groups: Group[];
  total: Figures;
}

/** The place of a row in the order of all rows. */
export interface Place {
  at: string;
  id: number;
}

export interface SourceRow extends Place {
  link: string;
  cells: Cells;
}

/** Where a report gets its figures and rows from. */
export interface Source {
  sum(db: Db, asked: Asked): Promise<Summed>;
  /** What the rows come to, and how many there are. */
  sumRows(db: Db, asked: AskedRows): Promise<{ count: number; label: string; total: Figures }>;
  page(db: Db, asked: AskedRows, part: Part): Promise<SourceRow[]>;
  /** The next rows after a place, from the first on without one. */
  after(db: Db, asked: AskedRows, size: number, place?: Place): Promise<SourceRow[]>;
}

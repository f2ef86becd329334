import type { ComponentType } from 'react';
import { PendingFigure, StatesCard } from '#areas/commissions/web/public.ts';
import { CustomersByOfficeCard, NewCustomersCard } from '#areas/customers/web/public.ts';
import { LeadsByStatusCard } from '#areas/leads/web/public.ts';
import { OfficeCard } from '#areas/offices/web/public.ts';
import { WrittenCard, WrittenFigure } from '#areas/policies/web/public.ts';
import { ReceiptsByDayCard, ReceiptsTodayCard, ReceiptsTodayFigure } from '#areas/receipts/web/public.ts';
import { FinanceDueCard, RenewalsCard } from '#areas/reports/web/public.ts';
import { DueTasksFigure } from '#areas/tasks/web/public.ts';
import { MyHoursCard } from '#areas/time-clock/web/public.ts';
import type { GateName } from '#platform/shared/gates.ts';

interface HomePart {
  /** Also its anchor in the address, after `#`. */
  key: string;
  component: ComponentType;
  gate?: GateName;
}

export interface HomeCard extends HomePart {
  /** Its height once it is there. */
  height: number;
}

/** At most four, each with the list that it counts. */
export const FIGURES: readonly HomePart[] = [
  { key: 'tasks-due', component: DueTasksFigure },
  { key: 'receipts', component: ReceiptsTodayFigure },
  { key: 'premium', component: WrittenFigure, gate: 'dashboard' },
  { key: 'commission', component: PendingFigure, gate: 'admin' },
];

/** Pictures first, then the person's own day. */
export const CARDS: readonly HomeCard[] = [
  { key: 'premium', component: WrittenCard, gate: 'dashboard', height: 306 },
  { key: 'receipts-by-day', component: ReceiptsByDayCard, height: 306 },
  { key: 'renewals', component: RenewalsCard, height: 470 },
  { key: 'finance-due', component: FinanceDueCard, height: 470 },
  { key: 'commissions', component: StatesCard, gate: 'admin', height: 268 },
  { key: 'receipts-today', component: ReceiptsTodayCard, height: 268 },
  { key: 'leads', component: LeadsByStatusCard, gate: 'leads', height: 288 },
  { key: 'hours', component: MyHoursCard, height: 288 },
  { key: 'office', component: OfficeCard, height: 288 },
];

/** The customers in figures, for those the dashboard gate lets in. */
export const DASHBOARD_CARDS: readonly HomeCard[] = [
  { key: 'new-customers', component: NewCustomersCard, height: 236 },
  { key: 'customers-by-office', component: CustomersByOfficeCard, height: 236 },
];

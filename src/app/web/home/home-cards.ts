import type { ComponentType } from 'react';
import { CustomersByOfficeCard, NewCustomersCard } from '#areas/customers/web/public.ts';
import { HomeMessages } from '#areas/office-messages/web/public.ts';
import { OfficeCard } from '#areas/offices/web/public.ts';
import { ReceiptsTodayCard } from '#areas/receipts/web/public.ts';
import { YouCard } from '#areas/session/web/public.ts';
import { DueTasksCard } from '#areas/tasks/web/public.ts';
import { MyHoursCard } from '#areas/time-clock/web/public.ts';

interface HomeCard {
  key: string;
  component: ComponentType;
}

/** The own day, area by area. */
export const DAY_CARDS: readonly HomeCard[] = [
  { key: 'office-messages', component: HomeMessages },
  { key: 'tasks', component: DueTasksCard },
  { key: 'hours', component: MyHoursCard },
  { key: 'office', component: OfficeCard },
  { key: 'receipts-today', component: ReceiptsTodayCard },
];

/** The agency in figures, behind the gate of the dashboard. */
export const DASHBOARD_CARDS: readonly HomeCard[] = [
  { key: 'new-customers', component: NewCustomersCard },
  { key: 'customers-by-office', component: CustomersByOfficeCard },
];

/** What the person is and may do. */
export const PERSON_CARDS: readonly HomeCard[] = [{ key: 'you', component: YouCard }];

import type { QueryClient } from '@tanstack/react-query';
import type { GateName } from '#platform/shared/gates.ts';

/** Something that can be begun with a record, and where it begins. */
export interface RecordAction {
  title: string;
  href: string;
  gate?: GateName;
  /** What it does here, in place of leading anywhere. */
  act?: () => void;
}

/** What a record offers now, for the palette. */
export interface RecordActions {
  actions: RecordAction[];
  /** Whose record it is. */
  customerId?: number;
  leadId?: number;
}

/** As the record is now. */
export type LoadRecordActions = (queryClient: QueryClient, id: number) => Promise<RecordActions>;

import type { ComponentType } from 'react';
import type { Lead } from '../contract.ts';

export interface LeadTabProps {
  lead: Lead;
}

/** A tab of the lead's page that another area brings; the customer's page has one of the same key. */
export interface LeadTab {
  key: string;
  label: string;
  component: ComponentType<LeadTabProps>;
  /** Shows how many there are, beside the label. */
  count?: ComponentType<LeadTabProps>;
}

/** A card of the lead's overview that another area brings. */
export interface LeadCard {
  key: string;
  component: ComponentType<LeadTabProps>;
}

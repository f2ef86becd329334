import type { ComponentType } from 'react';
import type { Customer } from '../contract.ts';

export interface CustomerTabProps {
  customer: Customer;
}

/** A tab of the customer's page. The areas bring theirs, the application puts them in order. */
export interface CustomerTab {
  /** As the address bar spells it: `?tab=log`. */
  key: string;
  label: string;
  component: ComponentType<CustomerTabProps>;
  /** Its table needs the width of the page: the key facts are folded above it. */
  isWide?: boolean;
  /** Shows how many there are, beside the label. A module of its own, since every tab's count shows at once. */
  count?: ComponentType<CustomerTabProps>;
}

/** What other areas bring to the overview. */
export interface OverviewParts {
  /** A row of figures at the top. */
  figures: ComponentType<CustomerTabProps>;
  /** Cards below the lists. */
  cards: ComponentType<CustomerTabProps>;
}
